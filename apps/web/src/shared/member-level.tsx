import { levelsOpen } from '@guangquan/routes/closed-paths.gen'
import { lazyPart } from '../platform/lazy-part.ts'
import { paths } from '../platform/paths.ts'

// Marked as pure: it is left out of the scripts while levels are closed.
const LevelMark = /* @__PURE__ */ lazyPart(
  () => import('@guangquan/ui/level-mark'),
  (script) => script.LevelMark,
)

interface MemberLevelProps {
  level: number
  /** The server's icon of the level. */
  iconUrl?: string | null
  /** Leads to the level centre; not inside another link. */
  linked?: boolean
}

/** The level beside a member's name. Shown once the pages of levels are open: before that nobody can rise. */
export function MemberLevel({ linked = false, ...mark }: MemberLevelProps) {
  if (!levelsOpen) return null
  return <LevelMark quiet {...mark} {...(linked ? { href: paths.level() } : {})} />
}
