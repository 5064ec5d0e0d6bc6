import {
  circleAudits,
  circleMemberStates,
  circleRoles,
  circleSentences,
  type MethodOutput,
  type MethodParsed,
  type PhotographyGroup,
} from '@guangquan/contract'
import { joinStateOf, joinedLimit } from '@guangquan/rules/events/circle-roles'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { MemberCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { emit } from '../../../events/emit.ts'
import { fail } from '../../../fail.ts'
import { judgeText } from '../../../moderation/judge-text.ts'
import { lockPostingRights } from '../../standing/index.ts'
import { createNotices } from '../../notice/index.ts'
import { isCircleShown } from '../circle.policy.ts'
import { circleTargetName } from '../circle-target-name.ts'
import {
  addLog,
  findMembership,
  listTeam,
  lockCircle,
  memberStateOf,
  refuseClosed,
  roleOf,
  type CircleRow,
  type MembershipRow,
} from '../circle.store.ts'
import { auditOf, loadCircleItems, stateOf } from '../reads/circle-items.view.ts'
import { admitOrFail, moveWaiting, putMembership } from './change-membership.ts'

type ApplyInput = MethodParsed<typeof PhotographyGroup.MemberApply>

/**
 * Joins a free circle, or applies to one that is audited.
 * @throws what the call declares
 */
export async function applyToCircle(
  ctx: MemberCtx,
  input: ApplyInput,
): Promise<MethodOutput<typeof PhotographyGroup.MemberApply>> {
  if ((await judgeText(ctx, [input.reason, input.answer])) === 'block') fail('ContentRefused')
  await inTransaction(ctx, (tx) => enterCircle(ctx, tx, input))
  return shownJoin(ctx, input.id)
}

/** The present state of the join button. */
export async function shownJoin(ctx: MemberCtx, id: string) {
  const [item] = await loadCircleItems(ctx, [id])
  if (item === undefined) fail('ContentNotFound')
  return { join: item.join, memberCount: item.memberCount }
}

/**
 * Joins a circle or applies to it.
 * @param input `byTeam`: the team invited the member, so nobody has to decide; `isChosen`: chosen during registration,
 * where the owner's question is not asked
 */
export async function enterCircle(
  ctx: { viewer: { id: string }; now: Date },
  tx: Tx,
  {
    id,
    reason,
    answer,
    byTeam = false,
    isInvited = false,
    isChosen = false,
  }: Pick<ApplyInput, 'id' | 'reason' | 'answer'> & Entry,
): Promise<void> {
  const { viewer, now } = ctx
  const rights = (await lockPostingRights(tx, viewer.id)) ?? fail('TokenInvalid')
  const circle = await lockCircle(tx, id)
  const before = await findMembership(tx, id, viewer.id)
  const own = { role: roleOf(before?.role ?? 0), status: memberStateOf(before?.status ?? 0) }
  if (!isCircleShown(circle, own)) fail('ContentNotFound')
  refuseEntry(circle, before, { now, isInvited })
  const isWaiting = own.status === circleMemberStates.waiting
  // A second click changes nothing.
  if (own.status === circleMemberStates.joined || (isWaiting && !byTeam)) return
  if (isWaiting) await moveWaiting(tx, id, -1)
  const audit = auditOf(circle.audit)
  if (audit === circleAudits.free || byTeam) {
    await admitOrFail(tx, now, circle, { memberId: viewer.id, level: rights.level })
    await welcome(tx, now, { circleId: id, memberId: viewer.id })
    return
  }
  if (reason === '' && !isInvited) {
    fail('BadInput', { fields: { reason: circleSentences.reason } })
  }
  if (circle.question !== '' && answer === '' && !isInvited && !isChosen) {
    fail('BadInput', { fields: { answer: circleSentences.answer } })
  }
  if (circle.member_count >= circle.max_members) fail('CircleFull')
  const { rows } = await sql<{ count: number }>`select circle_count as count from member_counter
    where member_id = ${viewer.id}`.execute(tx)
  const max = joinedLimit(rights.level)
  if ((rows[0]?.count ?? 0) >= max) fail('CircleJoinLimit', { max })
  await putMembership(tx, now, {
    circle_id: id,
    member_id: viewer.id,
    role: circleRoles.none,
    status: circleMemberStates.waiting,
    status_before: own.status,
    applied_at: now,
    reason,
    answer,
    note: '',
  })
  await moveWaiting(tx, id, 1)
  const target = { kind: circleTargetName, id }
  await createNotices(tx, now, await listTeam(tx, id), {
    kind: 'circle.applied',
    fromMemberId: viewer.id,
    target,
    note: reason,
  })
}

interface Entry {
  byTeam?: boolean
  isInvited?: boolean
  isChosen?: boolean
}

/** @throws CircleClosed, CircleBlackListed, CircleInviteOnly, CircleWait */
function refuseEntry(
  circle: CircleRow,
  before: MembershipRow | undefined,
  { now, isInvited }: { now: Date; isInvited: boolean },
): void {
  const { state, until } = joinStateOf({
    circleStatus: stateOf(circle.status),
    isEnding: circle.dissolve_at !== null,
    audit: auditOf(circle.audit),
    isFull: false,
    memberStatus: memberStateOf(before?.status ?? 0),
    changedAt: before?.changed_at ?? null,
    isInvited,
    isAtLimit: false,
    now,
  })
  switch (state) {
    case 'blackListed':
      return fail('CircleBlackListed')
    case 'closed':
      return refuseClosed(circle)
    case 'inviteOnly':
      return fail('CircleInviteOnly')
    case 'wait':
      return fail('CircleWait', { until: until === null ? '' : dayOf(until) })
    case 'joined':
    case 'pending':
    case 'join':
    case 'apply':
    case 'invited':
    case 'full':
    case 'limit':
  }
}

/** What follows after somebody joined by themselves. */
async function welcome(tx: Tx, now: Date, { circleId, memberId }: { circleId: string; memberId: string }) {
  await addLog(tx, now, { circleId, act: 'joined', actorId: memberId })
  await emit(tx, 'circle.joined', { circleId, memberId })
}

/** Withdraws an application. @throws ContentNotFound, NotAllowedNow */
export async function cancelApplication(
  ctx: MemberCtx,
  { id }: { id: string },
): Promise<MethodOutput<typeof PhotographyGroup.CancelApply>> {
  await inTransaction(ctx, async (tx) => {
    await lockCircle(tx, id)
    const row = await findMembership(tx, id, ctx.viewer.id)
    if (row?.status !== circleMemberStates.waiting) fail('NotAllowedNow')
    await putBack(tx, ctx.now, row)
  })
  const { join } = await shownJoin(ctx, id)
  return { join }
}

/** Ends an application in a locked circle as if it had not been made: an earlier waiting time continues. */
export async function putBack(tx: Tx, now: Date, row: MembershipRow): Promise<void> {
  const { circle_id: circleId, member_id: memberId } = row
  await putMembership(tx, now, {
    circle_id: circleId,
    member_id: memberId,
    role: circleRoles.none,
    status: circleMemberStates.none,
    reason: '',
    answer: '',
  })
  await moveWaiting(tx, circleId, -1)
}
