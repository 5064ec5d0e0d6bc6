import {
  entryStates,
  judgeStates,
  roundKinds,
  type MethodParsed,
  type StaffContest,
  type StaffJury,
} from '@guangquan/contract'
import { openPhases } from '@guangquan/rules/contest/contest-state'
import { competingStates } from '@guangquan/rules/contest/entry-state'
import { passes } from '@guangquan/rules/contest/jury-score'
import { instantOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { factsOf, lockContest, type ContestRow } from '../contest.store.ts'
import { refuseSmallJury } from '../for-staff/set-state.ts'
import { countShort, getJury } from './jury.read.ts'
import { detectRecusals } from './detect-recusals.ts'
import { rankOfRound } from './rank-round.ts'
import { findRound, listRounds, lockRound, newestMarks, type RoundRow } from './round.store.ts'

const finalStates = competingStates.filter((state) => state !== entryStates.shown)

/** Plans the rounds of a jury. One that has begun may only last longer. @throws ContentNotFound, NotAllowedNow */
export async function setRounds(
  ctx: StaffCtx,
  { contestId, rounds, reason }: MethodParsed<typeof StaffContest.SetRounds>,
): Promise<StaffJury> {
  return inTransaction(ctx, async (tx) => {
    const contest = await lockContest(tx, contestId)
    if (contest.judge_end === null || contest.result_at !== null) fail('NotAllowedNow')
    const had = await listRounds(tx, contestId)
    const begun = had.filter((round) => round.opened_at !== null)
    for (const [index, round] of begun.entries()) refuseShorter(round, rounds[index])
    // The last round produces the result.
    if (rounds.at(-1)?.kind === roundKinds.pass) fail('NotAllowedNow')
    await tx
      .deleteFrom('contest_round')
      .where('contest_id', '=', contestId)
      .where('opened_at', 'is', null)
      .execute()
    for (const [index, round] of rounds.entries()) {
      const values = { closes_at: instantOf(round.closesTime) }
      const existing = begun[index]
      if (existing === undefined)
        await tx
          .insertInto('contest_round')
          .values({
            ...values,
            id: uuid(),
            contest_id: contestId,
            number: index + 1,
            kind: round.kind,
            quorum: round.quorum,
            keep: round.keep,
          })
          .execute()
      else await tx.updateTable('contest_round').set(values).where('id', '=', existing.id).execute()
    }
    await auditAct(ctx, tx, {
      act: 'contest.roundsSet',
      targetKind: 'contest',
      targetId: contestId,
      reason,
      before: { title: contest.title, number: had.length },
      after: { title: contest.title, number: rounds.length },
    })
    return getJury({ ...ctx, db: tx }, { contestId })
  })
}

type Planned = MethodParsed<typeof StaffContest.SetRounds>['rounds'][number]

function refuseShorter(round: RoundRow, planned: Planned | undefined): void {
  const isSame =
    planned !== undefined &&
    planned.kind === round.kind &&
    planned.quorum === round.quorum &&
    planned.keep === round.keep &&
    instantOf(planned.closesTime) >= round.closes_at
  if (!isSame) fail('NotAllowedNow')
}

/**
 * Opens a round, which fixes the works to be judged and the recusals. The first round has the works that passed the
 * audit, a later one those chosen by the round before.
 * @throws ContentNotFound, NotAllowedNow
 */
export async function openRound(
  ctx: StaffCtx,
  { roundId, reason }: MethodParsed<typeof StaffContest.OpenRound>,
): Promise<StaffJury> {
  const { contest_id: contestId } = await findRound(ctx.db, roundId)
  return inTransaction(ctx, async (tx) => {
    const contest = await lockContest(tx, contestId)
    const round = await lockRound(tx, roundId)
    if (!openPhases(factsOf(contest), ctx.now.getTime()).judging || round.opened_at !== null)
      fail('NotAllowedNow')
    await refuseSmallJury(tx, contest)
    const before = (await listRounds(tx, contestId)).filter(({ number }) => number < round.number)
    if (before.some((one) => one.frozen_at === null)) fail('NotAllowedNow')
    // An entry continues while its original is awaited; without it, it cannot win.
    const states = before.length === 0 ? competingStates : finalStates
    const { rows } = await sql<{ entry_id: string }>`insert into contest_round_entry (round_id, entry_id)
      select ${roundId}::uuid, id from contest_entry
      where contest_id = ${contestId}::uuid and state = any(${[...states]}::int[]) returning entry_id`.execute(
      tx,
    )
    if (rows.length === 0) fail('NotAllowedNow')
    await tx.updateTable('contest_round').set({ opened_at: ctx.now }).where('id', '=', roundId).execute()
    await detectRecusals(tx, contestId, ctx.now)
    await auditAct(ctx, tx, {
      act: 'contest.roundOpened',
      targetKind: 'contest',
      targetId: contestId,
      reason,
      before: { open: false },
      after: { title: contest.title, open: true, number: round.number, addedCount: rows.length },
    })
    return getJury({ ...ctx, db: tx }, { contestId })
  })
}

/**
 * Ends a round: its marks can be changed no more, and the works that go on become finalists. Works that too few judges
 * marked are said, and stop it unless staff go on without them.
 * @throws ContentNotFound, NotAllowedNow, QuorumMissed
 */
export async function freezeRound(
  ctx: StaffCtx,
  { roundId, withShort, reason }: MethodParsed<typeof StaffContest.FreezeRound>,
): Promise<StaffJury> {
  const { contest_id: contestId } = await findRound(ctx.db, roundId)
  return inTransaction(ctx, async (tx) => {
    const contest = await lockContest(tx, contestId)
    // Waits for marks on their way: they lock it too.
    const round = await lockRound(tx, roundId)
    if (round.opened_at === null || round.frozen_at !== null || contest.held_at !== null)
      fail('NotAllowedNow')
    const short = (await countShort(tx, contestId)).get(roundId)?.short ?? 0
    if (short > 0 && !withShort) fail('QuorumMissed', { n: short })
    const chosen = await chooseEntries(tx, contest, round)
    await tx.updateTable('contest_round').set({ frozen_at: ctx.now }).where('id', '=', roundId).execute()
    await sql`update contest_entry set state = ${sql.lit(entryStates.finalist)}, version = version + 1,
        updated_at = ${ctx.now}
      where id = any(${chosen}::uuid[]) and state = ${sql.lit(entryStates.shown)}`.execute(tx)
    // Who was a finalist of the round before and goes no further takes part as everybody else does.
    await sql`update contest_entry set state = ${sql.lit(entryStates.shown)}, version = version + 1,
        updated_at = ${ctx.now}
      where contest_id = ${contestId}::uuid and state = ${sql.lit(entryStates.finalist)}
        and id <> all(${chosen}::uuid[])`.execute(tx)
    await auditAct(ctx, tx, {
      act: 'contest.roundFrozen',
      targetKind: 'contest',
      targetId: contestId,
      reason,
      before: { open: true },
      after: {
        title: contest.title,
        open: false,
        number: round.number,
        addedCount: chosen.length,
        rows: short,
      },
    })
    return getJury({ ...ctx, db: tx }, { contestId })
  })
}

/** The works that go on: those that pass, or the first in rank of each group, with all that are equal to the last. */
async function chooseEntries(tx: Tx, contest: ContestRow, round: RoundRow): Promise<string[]> {
  const marks = await newestMarks(tx, round.id, { judgeStates: [judgeStates.accepted] })
  if (round.kind === roundKinds.pass) {
    const byEntry = Map.groupBy(marks, (mark) => mark.entry_id)
    return [...byEntry].flatMap(([id, list]) =>
      passes(
        list.map((mark) => mark.pass === true),
        round.quorum,
      ) === true
        ? [id]
        : [],
    )
  }
  const { keep } = round
  const ranked = await rankOfRound(tx, contest, round, marks)
  return ranked.flatMap(({ id, rank }) => (rank !== null && (keep === null || rank <= keep) ? [id] : []))
}
