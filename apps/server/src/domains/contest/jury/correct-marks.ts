import {
  contestSentences,
  judgeStates,
  type MethodParsed,
  type StaffContest,
  type StaffMarkRequest,
} from '@guangquan/contract'
import { sql, type Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import { requestStateNames } from '@guangquan/contract/staff/staff-names'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import type { ContestMarkRequest } from '../../../db/tables.gen.ts'
import { fail } from '../../../fail.ts'
import { newDecision, newRequest, refuseDecision, requestState } from '../../../two-person-request.ts'
import { lockContest, numberText, recordChange, type ContestRow } from '../contest.store.ts'
import { computeContestResult } from '../result/compute-result.ts'
import { markOf } from './mark-of.ts'
import { loadMarkRequest } from './mark-requests.read.ts'
import { findRound } from './round.store.ts'

type Input = MethodParsed<typeof StaffContest.RequestMark>

/**
 * Requests the correction of a mark after its round was frozen, on behalf of its judge. Only one request per mark is
 * open at a time; the log contains nothing of the mark.
 * @throws ContentNotFound, NotAllowedNow, BadInput
 */
export async function requestMark(ctx: StaffCtx, input: Input): Promise<StaffMarkRequest> {
  const { roundId, judgeId, number, note, reason } = input
  const { contest_id: contestId } = await findRound(ctx.db, roundId)
  const id = uuid()
  return inTransaction(ctx, async (tx) => {
    const contest = await lockContest(tx, contestId)
    const round = await findRound(tx, roundId)
    // Before that, judges change marks themselves; after the publication, prizes have been issued.
    if (round.frozen_at === null || contest.published_at !== null) fail('NotAllowedNow')
    const mark = markOf(input, { kind: round.kind, criteria: contest.criteria })
    const entryId = await findJudged(tx, { roundId, judgeId, number })
    const waiting = await tx
      .selectFrom('contest_mark_request')
      .select('id')
      .where('round_id', '=', roundId)
      .where('judge_id', '=', judgeId)
      .where('entry_id', '=', entryId)
      .where('state', '=', requestState.waiting)
      .where('expires_at', '>', ctx.now)
      .executeTakeFirst()
    if (waiting !== undefined) fail('NotAllowedNow')
    await tx
      .insertInto('contest_mark_request')
      .values({
        id,
        contest_id: contestId,
        round_id: roundId,
        entry_id: entryId,
        judge_id: judgeId,
        ...mark,
        note,
        reason,
        ...newRequest(ctx),
      })
      .execute()
    await auditAct(ctx, tx, {
      act: 'contest.markRequested',
      targetKind: 'contest',
      targetId: contestId,
      reason,
      after: { title: contest.title, numbers: [numberText(number)] },
    })
    return loadMarkRequest({ ...ctx, db: tx }, id)
  })
}

/** The work of a round with this number that comes to a judge who is in the jury. @throws ContentNotFound */
async function findJudged(
  tx: Tx,
  { roundId, judgeId, number }: Pick<Input, 'roundId' | 'judgeId' | 'number'>,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`select e.id
    from contest_round r join contest_round_entry t on t.round_id = r.id
    join contest_entry e on e.id = t.entry_id and e.number = ${number}
    join contest_judge j on j.contest_id = r.contest_id and j.id = ${judgeId}::uuid
      and j.state = ${sql.lit(judgeStates.accepted)}
    join contest_judge_group g on g.judge_id = j.id and g.group_id = e.group_id
    where r.id = ${roundId}::uuid
      and not exists (select from contest_recusal c where c.judge_id = j.id and c.entry_id = e.id)`.execute(
    tx,
  )
  return rows[0]?.id ?? fail('ContentNotFound')
}

/**
 * Approves the correction of a mark or refuses it; neither the requester nor the judge may. An approved one adds a row,
 * its note is published, and a result during the notice is recomputed.
 * @throws ContentNotFound, NotAllowedOnSelf, NotAllowedNow, ChangedMeanwhile
 */
export async function decideMark(
  ctx: StaffCtx,
  { id, approve, reason }: MethodParsed<typeof StaffContest.DecideMark>,
): Promise<StaffMarkRequest> {
  const { contestId } = await findRequest(ctx, id)
  return inTransaction(ctx, async (tx) => {
    const contest = await lockContest(tx, contestId)
    const request = await lockRequest(tx, id)
    refuseDecision(ctx, request)
    if (contest.published_at !== null) fail('NotAllowedNow')
    const judge = await tx
      .selectFrom('contest_judge')
      .where('id', '=', request.judge_id)
      .select(['staff_id', 'state'])
      .executeTakeFirstOrThrow()
    if (judge.staff_id === ctx.staff.id) fail('NotAllowedOnSelf')
    if (approve && judge.state !== judgeStates.accepted) fail('NotAllowedNow')
    await tx
      .updateTable('contest_mark_request')
      .set(newDecision(ctx, { approve, reason }))
      .where('id', '=', id)
      .execute()
    const { number } = await tx
      .selectFrom('contest_entry')
      .where('id', '=', request.entry_id)
      .select('number')
      .executeTakeFirstOrThrow()
    if (approve) await correct(ctx, tx, { contest, request, number })
    await auditAct(ctx, tx, {
      act: approve ? 'contest.markCorrected' : 'contest.markRefused',
      targetKind: 'contest',
      targetId: contestId,
      reason,
      before: { state: requestStateNames.waiting },
      after: {
        title: contest.title,
        state: approve ? requestStateNames.approved : requestStateNames.refused,
        numbers: [numberText(number)],
        requestedBy: request.requester_name,
      },
    })
    return loadMarkRequest({ ...ctx, db: tx }, id)
  })
}

type RequestRow = Selectable<ContestMarkRequest>

async function findRequest({ db }: StaffCtx, id: string): Promise<{ contestId: string }> {
  const row = await db
    .selectFrom('contest_mark_request')
    .where('id', '=', id)
    .select('contest_id as contestId')
    .executeTakeFirst()
  return row ?? fail('ContentNotFound')
}

async function lockRequest(tx: Tx, id: string): Promise<RequestRow> {
  const row = await tx
    .selectFrom('contest_mark_request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? fail('ContentNotFound')
}

interface Correction {
  contest: ContestRow
  request: RequestRow
  number: number
}

async function correct(ctx: StaffCtx, tx: Tx, { contest, request, number }: Correction): Promise<void> {
  const { now } = ctx
  const { round_id: roundId, judge_id: judgeId, entry_id: entryId, pass, halves, rank, note } = request
  const correctionId = uuid()
  await tx
    .insertInto('contest_correction')
    .values({
      id: correctionId,
      contest_id: contest.id,
      note,
      requested_by: request.requested_by,
      decided_by: ctx.staff.id,
      created_at: now,
    })
    .execute()
  const last = await tx
    .selectFrom('contest_mark')
    .where('round_id', '=', roundId)
    .where('judge_id', '=', judgeId)
    .where('entry_id', '=', entryId)
    .select(['turn', 'comment'])
    .orderBy('turn', 'desc')
    .limit(1)
    .executeTakeFirst()
  await tx
    .insertInto('contest_mark')
    .values({
      id: uuid(),
      round_id: roundId,
      entry_id: entryId,
      judge_id: judgeId,
      turn: (last?.turn ?? 0) + 1,
      pass,
      halves,
      rank,
      comment: last?.comment ?? '',
      shown_ms: 0,
      correction_id: correctionId,
      created_at: now,
    })
    .execute()
  const text = contestSentences.corrected(numberText(number), note)
  await recordChange(tx, { id: uuid(), contestId: contest.id, text, now })
  if (contest.result_at !== null) await computeContestResult(tx, contest, now)
}
