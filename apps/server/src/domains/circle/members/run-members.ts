import {
  circleLimits,
  circleMemberStates,
  circleRoleNames,
  circleRoles,
  circleSentences,
  circleTexts,
  type CircleRole,
  type MethodOutput,
  type MethodParsed,
  type PhotographyGroup,
} from '@guangquan/contract'
import { mayInCircle, maySetRole } from '@guangquan/rules/events/circle-roles'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { MemberCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { judgeText } from '../../../moderation/judge-text.ts'
import { isActiveMember } from '../../member/index.ts'
import { createNotice } from '../../notice/index.ts'
import { lockForAct } from '../circle.policy.ts'
import { circleTargetName } from '../circle-target-name.ts'
import {
  addLog,
  findMembership,
  memberStateOf,
  roleOf,
  type CircleRow,
  type MembershipRow,
} from '../circle.store.ts'
import { finishLater } from '../finish-act.ts'
import { loadMembers } from '../reads/members.read.ts'
import { admitOrFail, endMembership, levelsOf, moveWaiting, putMembership } from './change-membership.ts'

const dayMs = 24 * 3600_000
const joined = circleMemberStates.joined

interface Target {
  circle: CircleRow
  role: CircleRole
  /** Undefined for who was never in the circle. */
  row: MembershipRow | undefined
}

type MemberAct = 'mute' | 'remove' | 'blackList' | 'setRole'

/**
 * Locks a circle for an act about one of its members.
 * @throws ContentNotFound, Forbidden, NotAllowedOnSelf, NotAllowedNow for who is not in it, CircleClosed
 */
async function lockTarget(
  ctx: MemberCtx,
  tx: Tx,
  { id, userId, act }: { id: string; userId: string; act: MemberAct },
): Promise<Target> {
  if (userId === ctx.viewer.id) fail('NotAllowedOnSelf')
  const { circle, role } = await lockForAct(ctx, tx, { id, act })
  const row = await findMembership(tx, id, userId)
  const isIn = row?.status === joined
  if (act !== 'blackList' && !isIn) fail('NotAllowedNow')
  const target = isIn ? roleOf(row.role) : circleRoles.none
  if (!mayInCircle(act, role, target)) fail('Forbidden')
  return { circle, role, row }
}

async function refuseNote(ctx: MemberCtx, note: string): Promise<void> {
  if ((await judgeText(ctx, [note])) !== 'pass') fail('ContentRefused')
}

/** Removes a member, or also puts them on the black list. */
export async function removeMember(
  ctx: MemberCtx,
  { id, userId, note, blackList }: MethodParsed<typeof PhotographyGroup.RemoveMember>,
): Promise<MethodOutput<typeof PhotographyGroup.RemoveMember>> {
  await refuseNote(ctx, note)
  return inTransaction(ctx, async (tx) => {
    const { row } = await lockTarget(ctx, tx, { id, userId, act: 'remove' })
    if (row === undefined) fail('NotAllowedNow')
    const status = blackList ? circleMemberStates.blackListed : circleMemberStates.removed
    await endMembership(tx, ctx.now, { circleId: id, memberId: userId, status, note })
    return recordUndoable(ctx, tx, {
      id,
      act: blackList ? 'blackListed' : 'removed',
      userId,
      note,
      before: row,
    })
  })
}

/** Blacklists a person, whether they are in the circle or not. */
export async function setBlackList(
  ctx: MemberCtx,
  { id, userId, note }: MethodParsed<typeof PhotographyGroup.SetBlackList>,
): Promise<MethodOutput<typeof PhotographyGroup.SetBlackList>> {
  await refuseNote(ctx, note)
  return inTransaction(ctx, async (tx) => {
    const { row } = await lockTarget(ctx, tx, { id, userId, act: 'blackList' })
    if (row?.status === circleMemberStates.blackListed) fail('NotAllowedNow')
    if (row === undefined && !(await isActiveMember(tx, userId))) fail('ContentNotFound')
    const status = circleMemberStates.blackListed
    if (row?.status === joined)
      await endMembership(tx, ctx.now, { circleId: id, memberId: userId, status, note })
    else {
      if (row?.status === circleMemberStates.waiting) await moveWaiting(tx, id, -1)
      await putMembership(tx, ctx.now, {
        circle_id: id,
        member_id: userId,
        role: circleRoles.none,
        status,
        note,
      })
    }
    const before = row ?? { status: circleMemberStates.none, role: circleRoles.none }
    return recordUndoable(ctx, tx, { id, act: 'blackListed', userId, note, before })
  })
}

/** Readmits a removed member, or removes somebody from the blacklist. */
export async function restoreMember(
  ctx: MemberCtx,
  { id, userId }: MethodParsed<typeof PhotographyGroup.RestoreMember>,
): Promise<MethodOutput<typeof PhotographyGroup.RestoreMember>> {
  const { viewer, now } = ctx
  return inTransaction(ctx, async (tx) => {
    if (userId === viewer.id) fail('NotAllowedOnSelf')
    const { circle } = await lockForAct(ctx, tx, { id, act: 'blackList' })
    const row = await findMembership(tx, id, userId)
    const target = { kind: circleTargetName, id }
    if (row?.status === circleMemberStates.removed) {
      const level = (await levelsOf(tx, [userId])).get(userId) ?? fail('ContentNotFound')
      await admitOrRefuse(tx, now, circle, { memberId: userId, level })
      await addLog(tx, now, { circleId: id, act: 'restored', actorId: viewer.id, targetId: userId })
      await createNotice(tx, now, { memberId: userId, kind: 'circle.restored', target })
      return { memberStatus: joined }
    }
    if (row?.status !== circleMemberStates.blackListed) fail('NotAllowedNow')
    await putMembership(tx, now, {
      circle_id: id,
      member_id: userId,
      role: circleRoles.none,
      status: circleMemberStates.none,
      note: '',
    })
    await addLog(tx, now, { circleId: id, act: 'unlisted', actorId: viewer.id, targetId: userId })
    return { memberStatus: circleMemberStates.none }
  })
}

/** A member at the limit of their level cannot be taken back either. */
async function admitOrRefuse(
  tx: Tx,
  now: Date,
  circle: CircleRow,
  entry: { memberId: string; level: number },
) {
  const { rows } = await sql`select from circle_member where circle_id = ${circle.id}
    and member_id = ${entry.memberId} and status = ${sql.lit(circleMemberStates.removed)} for update`.execute(
    tx,
  )
  if (rows.length === 0) fail('NotAllowedNow')
  await admitOrFail(tx, now, circle, entry)
}

/** Mutes a member in a circle, or ends it. */
export async function muteMember(
  ctx: MemberCtx,
  { id, userId, days, note }: MethodParsed<typeof PhotographyGroup.Mute>,
): Promise<MethodOutput<typeof PhotographyGroup.Mute>> {
  await refuseNote(ctx, note)
  return inTransaction(ctx, async (tx) => {
    const { row } = await lockTarget(ctx, tx, { id, userId, act: 'mute' })
    if (row === undefined) fail('NotAllowedNow')
    const until = days === 0 ? null : new Date(ctx.now.getTime() + days * dayMs)
    await tx
      .updateTable('circle_member')
      .set({ muted_until: until })
      .where('circle_id', '=', id)
      .where('member_id', '=', userId)
      .execute()
    const act = until === null ? 'unmuted' : 'muted'
    const said =
      until === null
        ? note
        : [circleTexts.muted.replace('{until}', timeTextOf(until).slice(0, 16)), note]
            .filter(Boolean)
            .join('，')
    const { logId } = await recordUndoable(ctx, tx, { id, act, userId, note: said, before: row })
    return { logId, mutedUntil: until === null ? null : timeTextOf(until) }
  })
}

async function recordUndoable(
  ctx: MemberCtx,
  tx: Tx,
  log: {
    id: string
    act: 'removed' | 'blackListed' | 'muted' | 'unmuted'
    userId: string
    note: string
    before: Pick<MembershipRow, 'role' | 'status'> & Partial<MembershipRow>
  },
): Promise<{ logId: string }> {
  const logId = await addLog(tx, ctx.now, {
    circleId: log.id,
    act: log.act,
    actorId: ctx.viewer.id,
    targetId: log.userId,
    note: log.note,
    before: log.before,
  })
  await finishLater(tx, ctx.now, logId)
  return { logId }
}

/** Gives members a role. */
export async function adjustRoles(
  ctx: MemberCtx,
  { id, userId, userIds, role: next }: MethodParsed<typeof PhotographyGroup.MemberRoleAdjust>,
): Promise<MethodOutput<typeof PhotographyGroup.MemberRoleAdjust>> {
  const ids = [...new Set(userIds ?? (userId === undefined ? [] : [userId]))].toSorted()
  if (ids.length === 0) fail('BadInput', { fields: { userIds: circleSentences.members } })
  if (ids.includes(ctx.viewer.id)) fail('NotAllowedOnSelf')
  const { viewer, now } = ctx
  return inTransaction(ctx, async (tx) => {
    const { role } = await lockForAct(ctx, tx, { id, act: 'setRole' })
    const changed: string[] = []
    for (const memberId of ids) {
      const row = await findMembership(tx, id, memberId)
      if (row?.status !== joined) fail('NotAllowedNow')
      if (!maySetRole(role, roleOf(row.role), next)) fail('Forbidden')
      if (row.role !== next) changed.push(memberId)
    }
    if (changed.length > 0) {
      await tx
        .updateTable('circle_member')
        .set({ role: next })
        .where('circle_id', '=', id)
        .where('member_id', 'in', changed)
        .execute()
    }
    await refuseCrowd(tx, id, next)
    for (const memberId of changed) {
      const note = circleRoleNames[next]
      await addLog(tx, now, { circleId: id, act: 'roleSet', actorId: viewer.id, targetId: memberId, note })
      const target = { kind: circleTargetName, id }
      await createNotice(tx, now, {
        memberId,
        kind: 'circle.roleSet',
        fromMemberId: viewer.id,
        target,
        note: circleTexts.roleNow.replace('{role}', note),
      })
    }
    const rows = await tx
      .selectFrom('circle_member')
      .select([
        'member_id as id',
        'role',
        'status',
        'joined_at',
        'muted_until',
        'post_count',
        'last_active_at',
        'note',
      ])
      .where('circle_id', '=', id)
      .where('member_id', 'in', ids)
      .execute()
    return { items: await loadMembers({ ...ctx, db: tx }, rows, { role, isTeam: true }) }
  })
}

const most: Partial<Record<CircleRole, number>> = {
  [circleRoles.admin]: circleLimits.admins,
  [circleRoles.guest]: circleLimits.guests,
}

/** @throws CircleRoleFull for more of a role than a circle may have */
async function refuseCrowd(tx: Tx, circleId: string, role: CircleRole): Promise<void> {
  const max = most[role]
  if (max === undefined) return
  const { count } = await tx
    .selectFrom('circle_member')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('circle_id', '=', circleId)
    .where('role', '=', role)
    .where('status', '=', memberStateOf(joined))
    .executeTakeFirstOrThrow()
  if (count > max) fail('CircleRoleFull', { role: circleRoleNames[role], max })
}
