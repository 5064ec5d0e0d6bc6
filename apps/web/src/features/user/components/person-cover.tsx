import type { CardPicture, UserHome } from '@guangquan/contract'
import { backgroundPx } from '@guangquan/contract/member/member.limits'
import { largestWidth } from '@guangquan/ui'
import { coverSources } from '../../../shared/pictures/cover-sources.ts'

interface PersonCoverProps {
  home: UserHome
  /** Used if the member has no background; undefined until it is known, null without one. */
  newest: CardPicture | null | undefined
}

/**
 * The picture above a member's page; only a gap without one. In a wider window it keeps its size, over a blurred copy
 * of itself.
 */
export function PersonCover({ home, newest }: PersonCoverProps) {
  const { backgroundUrl } = home
  if (backgroundUrl === null && newest === null) return <div className="person-no-cover" />
  const small = backgroundUrl ?? newest?.url480
  const src = backgroundUrl ?? newest?.url1080
  return (
    <div className="person-cover" aria-hidden>
      {small === undefined ? null : (
        <>
          <img className="person-cover-ground" src={small} alt="" />
          <img
            {...coverSources(home, newest)}
            src={src}
            alt=""
            style={{
              maxWidth: newest == null || backgroundUrl !== null ? backgroundPx.width : largestWidth(newest),
            }}
          />
        </>
      )}
    </div>
  )
}
