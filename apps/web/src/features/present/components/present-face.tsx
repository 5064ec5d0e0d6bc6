import { GiftIcon, TrophyIcon } from '@guangquan/ui/icons'
import { giftPicture, presentTypes, type PresentType } from '@guangquan/contract/present/present.words'
import type { ReactNode } from 'react'
import { siteSrcSet } from '../../../shared/pictures/site-sources.ts'

interface PresentFaceProps {
  /** Null for a gift without a picture. */
  src: string | null
  type: PresentType
  /** Width of its box, as for `<img sizes>`. */
  sizes: string
  children?: ReactNode
}

/** The picture of a present; without one a sign. */
export function PresentFace({ src, type, sizes, children }: PresentFaceProps) {
  const Sign = type === presentTypes.award ? TrophyIcon : GiftIcon
  return (
    <span className="present-face">
      {src === null ? (
        <Sign size={48} />
      ) : (
        <img
          src={src}
          srcSet={siteSrcSet({ url: src }, giftPicture)}
          sizes={sizes}
          alt=""
          loading="lazy"
          draggable={false}
        />
      )}
      {children}
    </span>
  )
}
