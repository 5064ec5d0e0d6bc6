import { recusalReasons, type JudgeRound, type Jury, type MethodParsed } from '@guangquan/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { pinContest } from '../contest.store.ts'
import { markOf } from './mark-of.ts'
import { findRound } from './round.store.ts'
import { findOwnRound, getOwnRounds, isRoundOpen } from './tasks.read.ts'

type Input = MethodParsed<typeof Jury.Score>
type OwnRound = Awaited<ReturnType<typeof findOwnRound>>

/**
 * Marks a work, or changes its mark: each time a row is added, and the newest counts. The mark is in no log.
 * @throws ContentNotFound, NotAllowedNow, BadInput
 */
export async function score(ctx: StaffCtx, input: Input): Promise<JudgeRound> {
  return inTransaction(ctx, async (tx) => {
    const round = await openOwnRound(ctx, tx, input)
    if (await isRecused(tx, round.judge_id, input.entryId)) fail('NotAllowedNow')
    const mark = markOf(input, round)
    const { rows } = await sql<{
      turn: number
    }>`select coalesce(max(turn), 0)::int + 1 as turn from contest_mark
      where round_id = ${round.id}::uuid and judge_id = ${round.judge_id}::uuid
        and entry_id = ${input.entryId}::uuid`.execute(tx)
    await tx
      .insertInto('contest_mark')
      .values({
        id: uuid(),
        round_id: round.id,
        entry_id: input.entryId,
        judge_id: round.judge_id,
        turn: rows[0]?.turn ?? 1,
        ...mark,
        comment: input.comment,
        shown_ms: input.shownMs,
        created_at: ctx.now,
      })
      .execute()
    await auditAct(ctx, tx, {
      act: 'contest.marked',
      targetKind: 'contestRound',
      targetId: round.id,
      after: { number: round.number },
    })
    return ownRound(ctx, tx, round.id)
  })
}

/**
 * Excludes a judge from judging a work; their mark no longer counts.
 * @throws ContentNotFound, NotAllowedNow
 */
export async function recuse(ctx: StaffCtx, input: MethodParsed<typeof Jury.Recuse>): Promise<JudgeRound> {
  return inTransaction(ctx, async (tx) => {
    const round = await openOwnRound(ctx, tx, input)
    await tx
      .insertInto('contest_recusal')
      .values({
        judge_id: round.judge_id,
        entry_id: input.entryId,
        reason: recusalReasons.declared,
        note: input.note,
        created_at: ctx.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await auditAct(ctx, tx, {
      act: 'contest.recused',
      targetKind: 'contestRound',
      targetId: round.id,
      reason: input.note,
      after: { number: round.number },
    })
    return ownRound(ctx, tx, round.id)
  })
}

/** A round of the caller's that is open, with a work of theirs. @throws ContentNotFound, NotAllowedNow */
async function openOwnRound(
  ctx: StaffCtx,
  tx: Tx,
  { roundId, entryId }: { roundId: string; entryId: string },
): Promise<OwnRound> {
  const { contest_id: contestId } = await findRound(tx, roundId)
  await pinContest(tx, contestId)
  const round = await findOwnRound(tx, ctx.staff.id, roundId)
  // One mark of a judge at a time: turns follow one another.
  await tx
    .selectFrom('contest_judge')
    .select('id')
    .where('id', '=', round.judge_id)
    .forNoKeyUpdate()
    .execute()
  if (!isRoundOpen(round, ctx.now)) fail('NotAllowedNow')
  const { rows } = await sql<{ id: string }>`select e.id from contest_round_entry t
    join contest_entry e on e.id = t.entry_id
    join contest_judge_group g on g.group_id = e.group_id and g.judge_id = ${round.judge_id}::uuid
    where t.round_id = ${roundId}::uuid and t.entry_id = ${entryId}::uuid`.execute(tx)
  if (rows.length === 0) fail('ContentNotFound')
  return round
}

async function isRecused(tx: Tx, judgeId: string, entryId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('contest_recusal')
    .where('judge_id', '=', judgeId)
    .where('entry_id', '=', entryId)
    .select('entry_id')
    .executeTakeFirst()
  return row !== undefined
}

async function ownRound(ctx: StaffCtx, tx: Tx, roundId: string): Promise<JudgeRound> {
  const { items } = await getOwnRounds({ ...ctx, db: tx }, { roundId })
  return items[0] ?? fail('ContentNotFound')
}
