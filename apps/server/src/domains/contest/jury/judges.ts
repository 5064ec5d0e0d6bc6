import { randomInt } from 'node:crypto'
import {
  contestStages,
  judgeStates,
  type Jury,
  type JuryInvitation,
  type MethodParsed,
  type StaffContest,
  type StaffJury,
} from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { auditAct } from '../../../audit-chain/record-act.ts'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { lockContest, type ContestRow } from '../contest.store.ts'
import { detectRecusals } from './detect-recusals.ts'
import { getJury, listInvitations } from './jury.read.ts'
import type { JudgeRow } from './round.store.ts'

const seedRange = 2 ** 31

/** Invites a judge, or changes the groups of one who is invited. @throws ContentNotFound, NotAllowedNow */
export async function inviteJudge(
  ctx: StaffCtx,
  { contestId, staffName, memberId, title, groupIds, reason }: MethodParsed<typeof StaffContest.InviteJudge>,
): Promise<StaffJury> {
  return inTransaction(ctx, async (tx) => {
    const contest = await lockContest(tx, contestId)
    refuseUnjudged(contest)
    const staff = await tx
      .selectFrom('staff_account')
      .where('name', '=', staffName)
      .where('closed_at', 'is', null)
      .select(['id', 'roles'])
      .executeTakeFirst()
    if (staff === undefined || !staff.roles.includes('judge')) fail('ContentNotFound')
    const groups = await tx
      .selectFrom('contest_group')
      .where('contest_id', '=', contestId)
      .where('id', 'in', groupIds)
      .select('id')
      .execute()
    if (groups.length !== new Set(groupIds).size) fail('ContentNotFound')
    const judge = await tx
      .insertInto('contest_judge')
      .values({
        id: uuid(),
        contest_id: contestId,
        staff_id: staff.id,
        member_id: memberId,
        title,
        seed: randomInt(seedRange),
        invited_at: ctx.now,
      })
      .onConflict((conflict) =>
        conflict.columns(['contest_id', 'staff_id']).doUpdateSet((eb) => ({
          member_id: memberId,
          title,
          version: eb('contest_judge.version', '+', 1),
        })),
      )
      .returning(['id', 'state'])
      .executeTakeFirstOrThrow()
    // Their marks are not counted: a judge who left does not return to them.
    if (judge.state === judgeStates.left) fail('NotAllowedNow')
    await tx.deleteFrom('contest_judge_group').where('judge_id', '=', judge.id).execute()
    await tx
      .insertInto('contest_judge_group')
      .values(groups.map(({ id }) => ({ judge_id: judge.id, group_id: id })))
      .execute()
    await auditAct(ctx, tx, {
      act: 'contest.judgeInvited',
      targetKind: 'contest',
      targetId: contestId,
      reason,
      after: { title: contest.title, name: staffName },
    })
    return getJury({ ...ctx, db: tx }, { contestId })
  })
}

function refuseUnjudged(contest: ContestRow): void {
  const isOver = contest.result_at !== null
  const isClosed = contest.stage === contestStages.cancelled || contest.stage === contestStages.refused
  if (contest.judge_end === null || isOver || isClosed) fail('NotAllowedNow')
}

/**
 * Ends a judge's work midway: the marks remain stored, but no longer count. @throws ContentNotFound, ChangedMeanwhile,
 * NotAllowedNow
 */
export async function endJudge(
  ctx: StaffCtx,
  { judgeId, version, reason }: MethodParsed<typeof StaffContest.EndJudge>,
): Promise<StaffJury> {
  return inTransaction(ctx, async (tx) => {
    const found = (await findJudge(tx, judgeId)) ?? fail('ContentNotFound')
    const contest = await lockContest(tx, found.contest_id)
    if (contest.result_at !== null || found.state === judgeStates.left) fail('NotAllowedNow')
    const ended = await tx
      .updateTable('contest_judge')
      .set({ state: judgeStates.left, left_at: ctx.now, left_reason: reason, version: version + 1 })
      .where('id', '=', judgeId)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    if (ended === undefined) await failChanged(tx, { targetKind: 'contest', targetId: contest.id })
    await auditAct(ctx, tx, {
      act: 'contest.judgeEnded',
      targetKind: 'contest',
      targetId: contest.id,
      reason,
      before: { state: found.state },
      after: { state: judgeStates.left },
    })
    return getJury({ ...ctx, db: tx }, { contestId: contest.id })
  })
}

const findJudge = (tx: Tx, id: string): Promise<JudgeRow | undefined> =>
  tx.selectFrom('contest_judge').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Accepts or declines a judge's invitation, with the entrants to whom the judge is related.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow
 */
export async function answerInvitation(
  ctx: StaffCtx,
  { id, version, accept, conflict }: MethodParsed<typeof Jury.Answer>,
): Promise<JuryInvitation> {
  return inTransaction(ctx, async (tx) => {
    const found = await findJudge(tx, id)
    if (found === undefined || found.staff_id !== ctx.staff.id) fail('ContentNotFound')
    const contest = await lockContest(tx, found.contest_id)
    if (contest.result_at !== null || found.state === judgeStates.left) fail('NotAllowedNow')
    const state = accept ? judgeStates.accepted : judgeStates.declined
    const answered = await tx
      .updateTable('contest_judge')
      .set({ state, conflict, answered_at: ctx.now, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    if (answered === undefined) await failChanged(tx, { targetKind: 'contest', targetId: contest.id })
    if (accept) await detectRecusals(tx, contest.id, ctx.now)
    await auditAct(ctx, tx, {
      act: 'contest.judgeAnswered',
      targetKind: 'contest',
      targetId: contest.id,
      reason: conflict,
      before: { state: found.state },
      after: { state },
    })
    const [invitation] = await listInvitations(tx, { staffId: ctx.staff.id, id })
    return invitation ?? fail('ContentNotFound')
  })
}

/** Invitations of the caller. */
export async function getInvitations(ctx: StaffCtx): Promise<{ items: JuryInvitation[] }> {
  return { items: await listInvitations(ctx.db, { staffId: ctx.staff.id }) }
}
