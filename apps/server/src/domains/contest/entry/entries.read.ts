import { publishStatus, type Contest, type MethodParsed } from '@guangquan/contract'
import { shownEntryStates } from '@guangquan/rules/contest/entry-state'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Ctx, MemberCtx } from '../../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { timeKey, timeKeyOf, type TimeKey } from '../../../db/time-key.ts'
import { findShownContest, type ContestRow } from '../contest.store.ts'
import { entryItems, ownEntries } from './entry.view.ts'
import type { EntryRow } from './entry.store.ts'

/** The leading sort key, and the id. */
const key = z.tuple([z.string().max(40), z.uuid()])
type Key = z.output<typeof key>

/**
 * A page of the wall of a contest. In the random order each viewer sees another one each day: by a hash of the id and
 * of the seed that they send. totalCount: capped.
 * @throws ContentNotFound
 */
export async function listEntries(ctx: Ctx, input: MethodParsed<typeof Contest.GetEntryList>) {
  const { db } = ctx
  const contest = await findShownContest(db, input.matchId)
  // Without a result there is no rank to order by.
  const sort = input.sort === 'rank' && contest.result_at === null ? 'new' : input.sort
  const order = orderOf(sort, input.seed)
  const found = sql`from contest_entry entry where ${sql.join(conditionsOf(input), sql` and `)}`
  const { rows, ...page } = await keysetPage(input, key, {
    endlessFor: ctx,
    read: async ({ after, ...window }) => {
      const isBehind =
        after === null ? sql`` : sql`and (${order}, entry.id) > (${after[0]}, ${after[1]}::uuid)`
      const read = await sql<
        EntryRow & { place: string }
      >`select entry.*, ${order} as place ${found} ${isBehind}
        order by ${order}, entry.id ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: ({ place, id }): Key => [place, id],
  })
  return { ...page, items: await entryItems(ctx, rows, new Map([[contest.id, contest]])) }
}

/** SQL: the sort key of an order, as text. */
function orderOf(sort: 'random' | 'new' | 'rank', seed: number): RawBuilder<string> {
  // Numbers as texts of one length compare as they do themselves.
  if (sort === 'new') return sql<string>`lpad((1000000000 - entry.number)::text, 10, '0')`
  if (sort === 'rank')
    return sql<string>`lpad(coalesce(entry.rank, 999999)::text, 6, '0') || lpad(entry.number::text, 10, '0')`
  return sql<string>`md5(entry.id::text || ${String(seed)}::text)`
}

function conditionsOf({
  matchId,
  groupId,
  finalists,
}: MethodParsed<typeof Contest.GetEntryList>): RawBuilder<SqlBool>[] {
  return [
    sql<SqlBool>`entry.contest_id = ${matchId}::uuid`,
    sql<SqlBool>`entry.state = any(${[...shownEntryStates]}::int[])`,
    // A post that moderators or its author took away is not on the wall either; one that was purged is a number.
    sql<SqlBool>`(entry.publish_id is null or exists (select from publish p where p.id = entry.publish_id
      and p.status = ${sql.lit(publishStatus.published)}))`,
    ...(groupId === undefined ? [] : [sql<SqlBool>`entry.group_id = ${groupId}::uuid`]),
    ...(finalists ? [sql<SqlBool>`entry.state in (6, 7, 8, 9, 10)`] : []),
  ]
}

/** A page of the caller's entries, in one contest or in all, newest first. totalCount: capped. */
export async function listOwnEntries(ctx: MemberCtx, input: MethodParsed<typeof Contest.GetMyEntries>) {
  const { db, viewer } = ctx
  const isIn = input.matchId === undefined ? sql`` : sql`and entry.contest_id = ${input.matchId}::uuid`
  const found = sql`from contest_entry entry where entry.author_id = ${viewer.id}::uuid ${isIn}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async ({ after, ...window }) => {
      const isBehind =
        after === null
          ? sql``
          : sql`and (entry.created_at, entry.id) < (${new Date(after[0])}, ${after[1]}::uuid)`
      const read = await sql<EntryRow>`select entry.* ${found} ${isBehind}
        order by entry.created_at desc, entry.id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: (row): TimeKey => timeKeyOf(row),
  })
  return { ...page, items: await ownEntries(ctx, rows, await loadContests(ctx, rows)) }
}

/** The contests of some entries. */
async function loadContests(
  { db }: Pick<Ctx, 'db'>,
  rows: readonly Pick<EntryRow, 'contest_id'>[],
): Promise<Map<string, ContestRow>> {
  if (rows.length === 0) return new Map()
  const contests = await db
    .selectFrom('contest')
    .selectAll()
    .where('id', 'in', [...new Set(rows.map((row) => row.contest_id))])
    .execute()
  return new Map(contests.map((row) => [row.id, row]))
}
