import type { EntryMatch } from '@guangquan/contract'
import { entryStateNames } from '@guangquan/contract/contest/contest.words'
import { contestPaths } from '../../../../platform/contest-paths.ts'
import { Link } from '../../../../platform/routing/link.tsx'

/** The contest of an entry, below its photographs: work number, contest, state. */
export function EntryLine({ match: { id, title, number, groupName, entryStatus } }: { match: EntryMatch }) {
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-2 text-small text-ink-2">
      <span className="ui-print font-semibold text-accent-text">▸ {number}</span>
      <Link to={contestPaths.detail(id)}>{title}</Link>
      <span>{groupName}</span>
      <span>{entryStateNames[entryStatus]}</span>
    </p>
  )
}
