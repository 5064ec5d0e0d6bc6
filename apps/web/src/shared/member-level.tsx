import { LevelMark } from '@guangquan/ui'
import { isOpenLink } from '../platform/open-links.ts'
import { paths } from '../platform/paths.ts'

interface MemberLevelProps {
  level: number
  /** The server's icon of the level. */
  iconUrl?: string | null
  /** Leads to the level centre; not inside another link. */
  linked?: boolean
}

/** Levels are shown once their pages are open: before that nobody can rise. */
export const levelsShown = isOpenLink(paths.level())

/** The level beside a member's name. */
export function MemberLevel({ linked = false, ...mark }: MemberLevelProps) {
  if (!levelsShown) return null
  return <LevelMark {...mark} {...(linked ? { href: paths.level() } : {})} />
}
