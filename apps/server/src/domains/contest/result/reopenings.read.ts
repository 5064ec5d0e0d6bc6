import {
  entryReason,
  type ContestResult,
  type MethodParsed,
  type StaffContest,
  type StaffReopening,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type Selectable } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import type { ContestReopening } from '../../../db/tables.gen.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { fail } from '../../../fail.ts'
import { requestFacts, requestState } from '../../../two-person-request.ts'
import { findContest, numberText } from '../contest.store.ts'

type RequestRow = Selectable<ContestReopening>

/**
 * A page of the corrections of a published result that were requested, newest first. totalCount: capped.
 * @throws ContentNotFound
 */
export async function listReopenings(ctx: StaffCtx, input: MethodParsed<typeof StaffContest.GetReopenings>) {
  const { db } = ctx
  if ((await findContest(db, input.contestId)) === undefined) fail('ContentNotFound')
  const found = sql`from contest_reopening where contest_id = ${input.contestId}::uuid`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const read = await sql<RequestRow>`select * ${found} and ${isInWindow('contest_reopening', window)}
        order by created_at desc, id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: rows.map((row) => reopeningItem(ctx, row)) }
}

/** @throws ContentNotFound */
export async function loadReopening(ctx: StaffCtx, id: string): Promise<StaffReopening> {
  const row = await ctx.db.selectFrom('contest_reopening').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? fail('ContentNotFound') : reopeningItem(ctx, row)
}

const reopeningItem = (ctx: StaffCtx, row: RequestRow): StaffReopening => ({
  id: row.id,
  numbers: row.numbers.map(numberText),
  cause: entryReason.parse(row.cause),
  note: row.note,
  changes: row.changes,
  ...requestFacts(ctx, row),
})

/** Corrections of a published result, newest first. */
export async function listCorrections(
  db: Queryable,
  contestId: string,
): Promise<ContestResult['corrections']> {
  const rows = await db
    .selectFrom('contest_reopening')
    .where('contest_id', '=', contestId)
    .where('state', '=', requestState.approved)
    .select(['decided_at', 'created_at', 'note', 'changes', 'sha256_before'])
    .orderBy('decided_at', 'desc')
    .execute()
  return rows.map((row) => ({
    time: timeTextOf(row.decided_at ?? row.created_at),
    note: row.note,
    changes: row.changes,
    sha256: row.sha256_before ?? '',
  }))
}
