import type { MethodParsed, StaffContest, StaffMarkRequest } from '@guangquan/contract'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import type { ContestMarkRequest } from '../../../db/tables.gen.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { fail } from '../../../fail.ts'
import { requestFacts } from '../../../two-person-request.ts'
import { findContest, numberText } from '../contest.store.ts'

interface RequestRow extends Selectable<ContestMarkRequest> {
  round: number
  number: number
  judge_name: string
}

/** A page of the corrections of marks that were requested in a contest, newest first. totalCount: capped. @throws ContentNotFound */
export async function listMarkRequests(
  ctx: StaffCtx,
  input: MethodParsed<typeof StaffContest.GetMarkRequests>,
) {
  const { db } = ctx
  if ((await findContest(db, input.contestId)) === undefined) fail('ContentNotFound')
  const found = sql`from contest_mark_request where contest_id = ${input.contestId}::uuid`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: (window) =>
      readRequests(
        ctx,
        sql`select * ${found} and ${isInWindow('contest_mark_request', window)}
          order by created_at desc, id desc ${limitTo(window)}`,
      ),
    count: () => countUpToCap(db, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: rows.map((row) => requestItem(ctx, row)) }
}

/** @throws ContentNotFound */
export async function loadMarkRequest(ctx: StaffCtx, id: string): Promise<StaffMarkRequest> {
  const [row] = await readRequests(ctx, sql`select * from contest_mark_request where id = ${id}::uuid`)
  return row === undefined ? fail('ContentNotFound') : requestItem(ctx, row)
}

async function readRequests({ db }: StaffCtx, page: RawBuilder<unknown>): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`select q.*, r.number as round, e.number, a.display_name as judge_name
    from (${page}) q join contest_round r on r.id = q.round_id join contest_entry e on e.id = q.entry_id
    join contest_judge j on j.id = q.judge_id join staff_account a on a.id = j.staff_id
    order by q.created_at desc, q.id desc`.execute(db)
  return rows
}

const requestItem = (ctx: StaffCtx, row: RequestRow): StaffMarkRequest => ({
  id: row.id,
  round: row.round,
  number: numberText(row.number),
  judgeName: row.judge_name,
  pass: row.pass,
  halves: row.halves ?? [],
  rank: row.rank,
  note: row.note,
  ...requestFacts(ctx, row),
})
