import { GiftIcon, TrophyIcon } from '@guangquan/ui/icons'
import { presentTypes, type PresentType } from '@guangquan/contract/present/present.words'
import type { ReactNode } from 'react'

interface PresentFaceProps {
  /** Null for a gift without a picture. */
  src: string | null
  type: PresentType
  children?: ReactNode
}

/** The picture of a present; without one a sign. */
export function PresentFace({ src, type, children }: PresentFaceProps) {
  const Sign = type === presentTypes.award ? TrophyIcon : GiftIcon
  return (
    <span className="present-face">
      {src === null ? <Sign size={48} /> : <img src={src} alt="" loading="lazy" draggable={false} />}
      {children}
    </span>
  )
}
