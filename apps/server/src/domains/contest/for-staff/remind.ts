import {
  contestSentences,
  contestStages,
  entryStates,
  judgeStates,
  type MethodParsed,
  type StaffContest,
} from '@guangquan/contract'
import { judgeProgress } from '@guangquan/rules/contest/jury-score'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { createNotice } from '../../notice/index.ts'
import { contestTargetName } from '../contest-target-name.ts'
import { lockContest, numberText, type ContestRow } from '../contest.store.ts'
import { readProgress } from '../jury/jury.read.ts'

const hourMs = 3600_000
/** Nobody is reminded of one thing more often. */
const pauseHours = 24
/** How long before the end automatic reminders are sent. */
const aheadHours = 24

/** Reminds judges with unmarked works in an open round. @throws ContentNotFound, NotAllowedNow if there are none */
export async function remindJudges(
  ctx: StaffCtx,
  { contestId, reason }: MethodParsed<typeof StaffContest.RemindJudges>,
): Promise<{ reminded: number }> {
  return inTransaction(ctx, async (tx) => {
    const contest = await lockOpen(tx, contestId)
    const names = await remindJudgesOf(tx, contest, { now: ctx.now, closingBy: null })
    if (names.length === 0) fail('NotAllowedNow', { text: contestSentences.nobodyToRemind })
    await auditAct(ctx, tx, {
      act: 'contest.judgesReminded',
      targetKind: 'contest',
      targetId: contestId,
      reason,
      before: { sendAt: null },
      after: { title: contest.title, name: names.join('、'), sendAt: timeTextOf(ctx.now) },
    })
    return { reminded: names.length }
  })
}

/** Reminds authors whose original is due. @throws ContentNotFound, NotAllowedNow if there are none */
export async function remindEntrants(
  ctx: StaffCtx,
  { contestId, note, reason }: MethodParsed<typeof StaffContest.RemindEntrants>,
): Promise<{ reminded: number }> {
  return inTransaction(ctx, async (tx) => {
    const contest = await lockOpen(tx, contestId)
    const numbers = await remindEntrantsOf(tx, contest, { now: ctx.now, dueBy: null, note })
    if (numbers.length === 0) fail('NotAllowedNow', { text: contestSentences.nobodyToRemind })
    await auditAct(ctx, tx, {
      act: 'contest.entrantsReminded',
      targetKind: 'contest',
      targetId: contestId,
      reason,
      before: { sendAt: null },
      after: { title: contest.title, numbers, note, sendAt: timeTextOf(ctx.now) },
    })
    return { reminded: numbers.length }
  })
}

async function lockOpen(tx: Tx, contestId: string): Promise<ContestRow> {
  const contest = await lockContest(tx, contestId)
  const isOpen =
    contest.stage === contestStages.running && contest.held_at === null && contest.result_at === null
  return isOpen ? contest : fail('NotAllowedNow')
}

/** Sends reminders of what ends within a day, once: part of the hourly job. */
export async function remindInTime(tx: Tx, contestId: string, now: Date): Promise<void> {
  const contest = await lockContest(tx, contestId)
  if (contest.held_at !== null || contest.result_at !== null) return
  const soon = new Date(now.getTime() + aheadHours * hourMs)
  await remindJudgesOf(tx, contest, { now, closingBy: soon })
  await remindEntrantsOf(tx, contest, { now, dueBy: soon, note: '' })
}

/** @param when.closingBy only of rounds that end by then; null for all that are open @returns their names */
async function remindJudgesOf(
  tx: Tx,
  contest: ContestRow,
  { now, closingBy }: { now: Date; closingBy: Date | null },
): Promise<string[]> {
  const { rows: open } = await sql<{
    round_id: string
    judge_id: string
    member_id: string | null
    name: string
  }>`
    select r.id as round_id, j.id as judge_id, j.member_id, a.display_name as name
    from contest_judge j join staff_account a on a.id = j.staff_id
    join contest_round r on r.contest_id = j.contest_id and r.opened_at is not null and r.frozen_at is null
      and r.closes_at > ${now} and (${closingBy}::timestamptz is null or r.closes_at <= ${closingBy})
    where j.contest_id = ${contest.id}::uuid and j.state = ${sql.lit(judgeStates.accepted)}
      and (j.reminded_at is null or j.reminded_at <= ${pauseBefore(now)})
    order by j.invited_at, j.id`.execute(tx)
  const progress = open.length === 0 ? [] : await readProgress(tx, { contestId: contest.id })
  const behind = open.filter(({ round_id: roundId, judge_id: judgeId }) => {
    const own = progress.find((one) => one.round_id === roundId && one.judge_id === judgeId)
    return own !== undefined && judgeProgress(own).left > 0
  })
  const judges = new Map(behind.map((row) => [row.judge_id, row]))
  for (const { judge_id: judgeId, member_id: memberId } of judges.values()) {
    await tx.updateTable('contest_judge').set({ reminded_at: now }).where('id', '=', judgeId).execute()
    // Judges without an account on the site read it above their works.
    if (memberId !== null)
      await createNotice(tx, now, {
        memberId,
        kind: 'contest.marksWaited',
        target: { kind: contestTargetName, id: contest.id },
      })
  }
  return [...judges.values()].map(({ name }) => name)
}

/** @param when.dueBy only originals that are due by then; null: all @returns the work numbers */
async function remindEntrantsOf(
  tx: Tx,
  contest: ContestRow,
  { now, dueBy, note }: { now: Date; dueBy: Date | null; note: string },
): Promise<string[]> {
  const { rows } = await sql<{ author_id: string; number: number; original_until: Date }>`
    update contest_entry set reminded_at = ${now}
    where contest_id = ${contest.id}::uuid and state = ${sql.lit(entryStates.originalDue)}
      and original_until > ${now} and (${dueBy}::timestamptz is null or original_until <= ${dueBy})
      and (reminded_at is null or reminded_at <= ${pauseBefore(now)})
    returning author_id, number, original_until`.execute(tx)
  const sorted = rows.toSorted((a, b) => a.number - b.number)
  for (const { author_id: memberId, number, original_until: until } of sorted)
    await createNotice(tx, now, {
      memberId,
      kind: 'contest.originalWaited',
      target: { kind: contestTargetName, id: contest.id },
      note: contestSentences.originalBy(numberText(number), timeTextOf(until).slice(0, 16), note),
    })
  return sorted.map(({ number }) => numberText(number))
}

const pauseBefore = (now: Date) => new Date(now.getTime() - pauseHours * hourMs)
