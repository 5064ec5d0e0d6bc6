import type { CardPicture } from '@guangquan/contract'
import { backgroundPx } from '@guangquan/contract/limits'
import { largestWidth, photoSrcSet } from '@guangquan/ui'

interface PersonCoverProps {
  background: string | null
  /** Shown where the member has chosen no background; undefined until it is known, null without one. */
  newest: CardPicture | null | undefined
}

/**
 * The picture above a member's page; only a space where there is none. In a wider window it keeps its size, over a
 * blurred copy of itself.
 */
export function PersonCover({ background, newest }: PersonCoverProps) {
  if (background === null && newest === null) return <div className="person-no-cover" />
  return (
    <div className="person-cover" aria-hidden>
      {background !== null ? (
        <>
          <img className="person-cover-ground" src={background} alt="" />
          <img src={background} alt="" style={{ maxWidth: backgroundPx.width }} />
        </>
      ) : newest != null ? (
        <>
          <img className="person-cover-ground" src={newest.url480} alt="" />
          <img
            srcSet={photoSrcSet(newest)}
            sizes="100vw"
            src={newest.url1080}
            alt=""
            style={{ maxWidth: largestWidth(newest) }}
          />
        </>
      ) : null}
    </div>
  )
}
