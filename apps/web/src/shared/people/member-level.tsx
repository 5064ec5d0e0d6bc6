import { lazyPart } from '../../platform/lazy-part.ts'
import { paths } from '../../platform/paths.ts'

const LevelMark = lazyPart(
  () => import('@guangquan/ui/level-mark'),
  (script) => script.LevelMark,
)

/** As wide as the level, so that the line does not wrap when it is loaded. */
const place = <span className="ui-level-place" />

interface MemberLevelProps {
  level: number
  /** The server's icon of the level. */
  iconUrl?: string | null
  /** The member whose level page it links to; not inside another link. */
  linkTo?: string
}

/** The level beside a member's name. */
export function MemberLevel({ linkTo, ...mark }: MemberLevelProps) {
  return (
    <LevelMark
      quiet
      fallback={place}
      {...mark}
      {...(linkTo === undefined ? {} : { href: paths.level(linkTo) })}
    />
  )
}
