import { circleMemberStates, circleRoles } from '@guangquan/contract'
import { circleCapacity } from '@guangquan/rules/events/circle-roles'
import { sql } from 'kysely'
import type { Tx } from '../../../db/client.ts'
import { moveCircleCount } from '../../standing/index.ts'
import { findOwnerId } from '../circle.store.ts'
import { levelsOf, putMembership } from '../members/change-membership.ts'
import { findCustodian } from './custodian.ts'

/**
 * Changes the owner of a locked circle. The former owner becomes a member, or leaves if `leaves` is set, and loses all
 * rights. `nextId` is in the circle, or is the site's own account.
 */
export async function setOwner(
  tx: Tx,
  now: Date,
  { circleId, nextId, leaves = false }: { circleId: string; nextId: string; leaves?: boolean },
): Promise<string> {
  const formerId = await findOwnerId(tx, circleId)
  if (formerId === nextId) return formerId
  const custodianId = await findCustodian(tx)
  const isHeld = nextId === custodianId
  const goes = leaves || formerId === custodianId
  await tx
    .updateTable('circle_member')
    .set(
      goes
        ? { role: circleRoles.none, status: circleMemberStates.left, changed_at: now }
        : { role: circleRoles.member },
    )
    .where('circle_id', '=', circleId)
    .where('member_id', '=', formerId)
    .execute()
  let delta = 0
  if (goes) {
    await moveCircleCount(tx, formerId, -1)
    delta -= 1
  }
  const { rows } = await sql`select from circle_member where circle_id = ${circleId} and member_id = ${nextId}
    and status = ${sql.lit(circleMemberStates.joined)}`.execute(tx)
  if (rows.length === 0) {
    await moveCircleCount(tx, nextId, 1)
    delta += 1
  }
  if (rows.length === 0) {
    await putMembership(tx, now, {
      circle_id: circleId,
      member_id: nextId,
      role: circleRoles.member,
      status: circleMemberStates.joined,
      note: '',
      joined_at: now,
    })
  }
  await tx
    .updateTable('circle_member')
    .set({ role: circleRoles.owner, muted_until: null })
    .where('circle_id', '=', circleId)
    .where('member_id', '=', nextId)
    .execute()
  const level = (await levelsOf(tx, [nextId])).get(nextId) ?? 1
  await sql`update circle set member_count = member_count + ${delta}::integer, is_held = ${isHeld},
      max_members = greatest(${circleCapacity(level)}::integer, case when ${isHeld} then max_members else 0 end),
      owner_notified_at = null, version = version + 1, updated_at = ${now} where id = ${circleId}`.execute(tx)
  return formerId
}
