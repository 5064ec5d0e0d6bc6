import { contestStates, type Contest, type MethodParsed } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../db/paging.ts'
import { timeKey, type TimeKey } from '../../db/time-key.ts'
import { isShown, type ContestRow } from './contest.store.ts'
import { contestCard } from './contest.view.ts'

/** A page of contests that everybody may see, announced last first. totalCount: capped. */
export async function listContests(ctx: Ctx, input: MethodParsed<typeof Contest.GetList>) {
  const { db } = ctx
  const isWanted = input.collecting ? sql`and contest.state = ${sql.lit(contestStates.collecting)}` : sql``
  const found = sql`from contest where ${isShown} ${isWanted}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    endlessFor: ctx,
    read: async ({ after, ...window }) => {
      const isBehind =
        after === null ? sql`` : sql`and (announced_at, id) < (${new Date(after[0])}, ${after[1]}::uuid)`
      const read = await sql<ContestRow>`select contest.* ${found} ${isBehind}
        order by announced_at desc, id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: (row): TimeKey => [row.announced_at?.getTime() ?? 0, row.id],
  })
  return { ...page, items: rows.map((row) => contestCard(ctx, row)) }
}
