import { circleMemberStates, circleRoles, circleStates, type CircleRole } from '@guangquan/contract'
import { hasCircleAct, type CircleAct } from '@guangquan/rules/events/circle-roles'
import type { MemberCtx } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import {
  findCircle,
  findStanding,
  lockCircle,
  refuseClosed,
  type CircleRow,
  type Standing,
} from './circle.store.ts'

/** Whether a viewer may look at a circle: an open one everybody, a frozen one its members, others its owner. */
export function isCircleShown(
  { status }: Pick<CircleRow, 'status'>,
  { role, status: memberStatus }: Pick<Standing, 'role' | 'status'>,
): boolean {
  if (status === circleStates.open) return true
  if (status === circleStates.frozen) return memberStatus === circleMemberStates.joined
  return status !== circleStates.dissolved && role === circleRoles.owner
}

/** A circle that this viewer may see, and their role in it. @throws ContentNotFound */
export async function openCircle(
  db: Queryable,
  viewerId: string | null,
  id: string,
): Promise<{ circle: CircleRow; own: Standing }> {
  const circle = (await findCircle(db, id)) ?? fail('ContentNotFound')
  const own: Standing =
    viewerId === null
      ? { role: circleRoles.none, status: circleMemberStates.none, mutedUntil: null }
      : await findStanding(db, id, viewerId)
  if (!isCircleShown(circle, own)) fail('ContentNotFound')
  return { circle, own }
}

/** As `openCircle`, for content of some roles only. @throws ContentNotFound, Forbidden */
export async function openCircleFor(
  ctx: MemberCtx,
  id: string,
  act: CircleAct,
): Promise<{ circle: CircleRow; own: Standing }> {
  const opened = await openCircle(ctx.db, ctx.viewer.id, id)
  if (!hasCircleAct(act, opened.own.role)) fail('Forbidden')
  return opened
}

/**
 * Locks an open circle for an act of the viewer about itself.
 * @throws ContentNotFound, Forbidden, CircleClosed
 */
export async function lockForAct(
  ctx: MemberCtx,
  tx: Tx,
  { id, act, whileEnding = true }: { id: string; act: CircleAct; whileEnding?: boolean },
): Promise<{ circle: CircleRow; role: CircleRole }> {
  const circle = await lockCircle(tx, id)
  const own = await findStanding(tx, id, ctx.viewer.id)
  if (!isCircleShown(circle, own)) fail('ContentNotFound')
  if (!hasCircleAct(act, own.role)) fail('Forbidden')
  refuseClosed(circle, { whileEnding })
  return { circle, role: own.role }
}
