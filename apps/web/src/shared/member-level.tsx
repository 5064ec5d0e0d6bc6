import { levelsOpen } from '@guangquan/routes/closed-paths.gen'
import { lazyPart } from '../platform/lazy-part.ts'
import { paths } from '../platform/paths.ts'

// Marked as pure: it is left out of the scripts while levels are closed.
const LevelMark = /* @__PURE__ */ lazyPart(
  () => import('@guangquan/ui/level-mark'),
  (script) => script.LevelMark,
)

/** As wide as the level: the line must not break when it is loaded. */
const place = <span className="ui-level-place" />

interface MemberLevelProps {
  level: number
  /** The server's icon of the level. */
  iconUrl?: string | null
  /** Whose it is: leads to their level; not inside another link. */
  linkTo?: string
}

/** The level beside a member's name, where the pages of levels are open. */
export function MemberLevel({ linkTo, ...mark }: MemberLevelProps) {
  if (!levelsOpen) return null
  return (
    <LevelMark
      quiet
      fallback={place}
      {...mark}
      {...(linkTo === undefined ? {} : { href: paths.level(linkTo) })}
    />
  )
}
