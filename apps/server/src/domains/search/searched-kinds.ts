import type { SearchKind } from '@guangquan/contract'
import { sql, type RawBuilder } from 'kysely'
import { targetKinds, targetNamed, type ShotRanges, type TargetPart } from '../target/index.ts'

/** The kinds of targets that a tab lists. */
export function kindsOfTab(tab: SearchKind): TargetPart[] {
  return targetKinds.get().filter((kind) => kind.searchTabs?.[tab] !== undefined && kind.listed !== undefined)
}

/** Terms of a tab, of which each target in it has one; null if a kind lists everything there. */
export function termsOfTab(tab: SearchKind): string[] | null {
  const narrowing = kindsOfTab(tab).map((kind) => kind.searchTabs?.[tab] ?? null)
  return narrowing.some((term) => term === null) ? null : narrowing.flatMap((term) => term ?? [])
}

/**
 * SQL, a query with at most one row: the heat of a target that this viewer's lists show, for kinds with these names.
 */
export function listedOfKinds(
  names: readonly string[],
  id: RawBuilder<string>,
  viewerId: RawBuilder<string> | null,
  shotRanges: ShotRanges,
): RawBuilder<{ hot: number }> {
  const queries = names.flatMap((name) => targetNamed(name)?.listed?.(id, viewerId, shotRanges) ?? [])
  const [first, ...others] = queries
  if (first === undefined) return sql<{ hot: number }>`select 0::float8 as hot where false`
  return others.length === 0
    ? first
    : sql<{ hot: number }>`${sql.join(
        queries.map((query) => sql`(${query})`),
        sql` union all `,
      )} limit 1`
}
