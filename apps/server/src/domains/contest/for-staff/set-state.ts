import {
  contestBounds,
  contestKinds,
  contestSentences,
  contestStages,
  judgeStates,
  type MethodParsed,
  type NoticeKind,
  type StaffContest,
  type StaffContestDetail,
} from '@guangquan/contract'
import { timesAfterHold } from '@guangquan/rules/contest/contest-state'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { createNotice, createNotices } from '../../notice/index.ts'
import { contestTargetName } from '../contest-target-name.ts'
import { recordChange, updateContest, type ContestRow } from '../contest.store.ts'
import { settleContest } from '../settle-contest.ts'
import { lockVersion } from './lock-version.ts'
import { getStaffContest, mayOf } from './staff-contests.read.ts'

type Input = MethodParsed<typeof StaffContest.SetState>

const acts = {
  submit: 'contest.submitted',
  return: 'contest.returned',
  refuse: 'contest.refused',
  announce: 'contest.announced',
  hold: 'contest.held',
  release: 'contest.released',
  cancel: 'contest.cancelled',
} as const

/**
 * Submits, returns, refuses, announces, holds, releases or cancels a contest. A hold stops its time; each phase has its
 * remaining time after the release. Entrants are notified of a cancellation.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow
 */
export async function setContestState(ctx: StaffCtx, input: Input): Promise<StaffContestDetail> {
  const { id, version, act, reason } = input
  return inTransaction(ctx, async (tx) => {
    const before = await lockVersion(tx, id, version)
    if (!mayOf(before, ctx.now)[act]) fail('NotAllowedNow')
    const changed = await updateContest(tx, id, {
      ...columnsOf(before, input, ctx.now),
      version: version + 1,
      updated_at: ctx.now,
    })
    if (act === 'hold' || act === 'release')
      await recordChange(tx, {
        id: uuid(),
        contestId: id,
        text: act === 'hold' ? contestSentences.held(reason) : contestSentences.released(reason),
        now: ctx.now,
      })
    if (act === 'release' && before.held_at !== null)
      await moveDeadlines(tx, id, { heldAt: before.held_at, now: ctx.now })
    if (act === 'cancel' && before.announced_at !== null) await notifyEntrants(tx, id, reason, ctx.now)
    await notifyStarter(tx, before, { act, reason, now: ctx.now })
    const settled = await settleContest(tx, changed, ctx.now)
    await auditAct(ctx, tx, {
      act: acts[act],
      targetKind: 'contest',
      targetId: id,
      reason,
      before: { title: before.title, state: before.state },
      after: { title: before.title, state: settled.state },
    })
    return getStaffContest({ ...ctx, db: tx }, { id })
  })
}

const starterNotices: Partial<Record<Input['act'], NoticeKind>> = {
  announce: 'contest.startApproved',
  return: 'contest.startReturned',
  refuse: 'contest.startRefused',
}

/** Notifies the member who started a contest of a decision by staff. */
async function notifyStarter(
  tx: Tx,
  contest: ContestRow,
  { act, reason, now }: Pick<Input, 'act' | 'reason'> & { now: Date },
): Promise<void> {
  const kind = starterNotices[act]
  if (contest.member_id === null || kind === undefined) return
  await createNotice(tx, now, {
    memberId: contest.member_id,
    kind,
    target: { kind: contestTargetName, id: contest.id },
    note: act === 'announce' ? '' : reason,
  })
}

function columnsOf(before: ContestRow, { act, reason }: Input, now: Date) {
  switch (act) {
    case 'submit':
      return { stage: contestStages.inReview, stage_reason: '' }
    case 'return':
      return { stage: contestStages.draft, stage_reason: reason }
    case 'refuse':
      return { stage: contestStages.refused, stage_reason: reason }
    case 'announce':
      return { stage: contestStages.running, stage_reason: '', announced_at: before.announced_at ?? now }
    case 'hold':
      return { held_at: now, hold_reason: reason }
    case 'release':
      return { held_at: null, hold_reason: '', ...releasedTimes(before, now) }
    case 'cancel':
      return { stage: contestStages.cancelled, stage_reason: reason, held_at: null, hold_reason: '' }
  }
}

function releasedTimes(row: ContestRow, now: Date) {
  if (row.held_at === null) return {}
  const moved = timesAfterHold(
    {
      collect_start: row.collect_start.getTime(),
      collect_end: row.collect_end.getTime(),
      first_audit_end: row.first_audit_end.getTime(),
      vote_start: row.vote_start?.getTime() ?? null,
      vote_end: row.vote_end?.getTime() ?? null,
      judge_end: row.judge_end?.getTime() ?? null,
      notice_start: row.notice_start.getTime(),
      notice_end: row.notice_end.getTime(),
    },
    { heldAt: row.held_at.getTime(), now: now.getTime() },
  )
  const dateOf = (time: number | null) => (time === null ? null : new Date(time))
  return {
    collect_start: new Date(moved.collect_start),
    collect_end: new Date(moved.collect_end),
    first_audit_end: new Date(moved.first_audit_end),
    vote_start: dateOf(moved.vote_start),
    vote_end: dateOf(moved.vote_end),
    judge_end: dateOf(moved.judge_end),
    notice_start: new Date(moved.notice_start),
    notice_end: new Date(moved.notice_end),
  }
}

/**
 * Moves the deadlines of entrants and judges, so that they have the time again that was left when the contest was held.
 */
async function moveDeadlines(
  tx: Tx,
  contestId: string,
  { heldAt, now }: { heldAt: Date; now: Date },
): Promise<void> {
  const held = sql`(${now}::timestamptz - ${heldAt}::timestamptz)`
  await sql`update contest_entry set
      correct_until = case when correct_until > ${heldAt} then correct_until + ${held} else correct_until end,
      original_until = case when original_until > ${heldAt} then original_until + ${held} else original_until end,
      version = version + 1, updated_at = ${now}
    where contest_id = ${contestId}::uuid and greatest(correct_until, original_until) > ${heldAt}`.execute(tx)
  await sql`update contest_round set closes_at = closes_at + ${held}
    where contest_id = ${contestId}::uuid and frozen_at is null and closes_at > ${heldAt}`.execute(tx)
}

async function notifyEntrants(tx: Tx, contestId: string, note: string, now: Date): Promise<void> {
  const entrants = await tx
    .selectFrom('contest_entry')
    .where('contest_id', '=', contestId)
    .where('state', 'not in', [4, 5, 11])
    .select('author_id')
    .distinct()
    .execute()
  const memberIds = entrants.map((row) => row.author_id)
  const target = { kind: contestTargetName, id: contestId }
  if (memberIds.length > 0)
    await createNotices(tx, now, memberIds, { kind: 'contest.cancelled', target, note })
}

/** @throws NotAllowedNow with a sentence if too few judges accepted to begin */
export async function refuseSmallJury(tx: Tx, contest: ContestRow): Promise<void> {
  const { official, others } = contestBounds.judgesLeast
  const least = contest.kind === contestKinds.official ? official : others
  const { count } = await tx
    .selectFrom('contest_judge')
    .where('contest_id', '=', contest.id)
    .where('state', '=', judgeStates.accepted)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count < least) fail('NotAllowedNow', { text: contestSentences.judgesLeast(least) })
}
