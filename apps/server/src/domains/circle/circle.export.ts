import { circleMemberStateNames, circleRoleNames, circleStates, circleTexts } from '@guangquan/contract'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { DeletionObstacle } from '@guangquan/contract'
import type { Queryable, Tx } from '../../db/client.ts'
import { addLog, lockCircle } from './circle.store.ts'
import { endCircle } from './ownership/dissolve.ts'
import { findCustodian } from './ownership/custodian.ts'
import { askNext } from './ownership/succession.ts'
import { setOwner } from './ownership/set-owner.ts'
import { endMembership, moveWaiting } from './members/change-membership.ts'

interface Row {
  title: string
  role: number
  status: number
  reason: string
  answer: string
  joined_at: Date | null
  applied_at: Date | null
  muted_until: Date | null
}

/** A member's circles, applications, followed circles and invitations. */
export async function exportCircles(db: Queryable, memberId: string) {
  const { rows } =
    await sql<Row>`select c.title, m.role, m.status, m.reason, m.answer, m.joined_at, m.applied_at,
      m.muted_until from circle_member m join circle c on c.id = m.circle_id
    where m.member_id = ${memberId} order by m.changed_at desc, c.id`.execute(db)
  const { rows: followed } = await sql<{ title: string; at: Date }>`select c.title, f.created_at as at
    from circle_follow f join circle c on c.id = f.circle_id where f.member_id = ${memberId}
    order by f.created_at desc, c.id`.execute(db)
  const { rows: invites } = await sql<{
    title: string
    at: Date
    mine: boolean
  }>`select c.title, i.created_at as at,
      i.inviter_id = ${memberId} as mine from circle_invite i join circle c on c.id = i.circle_id
    where i.inviter_id = ${memberId} or i.invitee_id = ${memberId} order by i.created_at desc, i.id`.execute(
    db,
  )
  const { rows: acts } = await sql<{ title: string; act: string; note: string; at: Date }>`
    select c.title, l.act, l.note, l.created_at as at from circle_log l join circle c on c.id = l.circle_id
    where l.actor_id = ${memberId} order by l.created_at desc, l.id limit 5000`.execute(db)
  const time = (at: Date | null) => (at === null ? null : timeTextOf(at))
  return {
    circles: rows.map((row) => ({
      title: row.title,
      role: nameOf(circleRoleNames, row.role),
      state: nameOf(circleMemberStateNames, row.status),
      reason: row.reason,
      answer: row.answer,
      joinTime: time(row.joined_at),
      applyTime: time(row.applied_at),
      mutedUntil: time(row.muted_until),
    })),
    follows: followed.map(({ title, at }) => ({ title, time: timeTextOf(at) })),
    invitations: invites.map(({ title, at, mine }) => ({ title, sent: mine, time: timeTextOf(at) })),
    acts: acts.map(({ at, ...act }) => ({ ...act, time: timeTextOf(at) })),
  }
}

/** Circles with other members, which their owner hands over or dissolves first. */
export async function findOwnedCircles(db: Queryable, memberId: string): Promise<DeletionObstacle[]> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from circle c
    join circle_member m on m.circle_id = c.id and m.member_id = ${memberId} and m.role = 1
    where c.status <> ${sql.lit(circleStates.dissolved)} and c.member_count > 1`.execute(db)
  const count = rows[0]?.count ?? 0
  return count === 0 ? [] : [{ kind: 'circle', text: circleTexts.obstacle.replace('{n}', String(count)) }]
}

/**
 * Removes a member's data from circles. A circle that they still own goes to the site, which looks for the next owner;
 * one without other members ends.
 */
export async function eraseFromCircles(tx: Tx, now: Date, memberId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`select circle_id as id from circle_member
    where member_id = ${memberId} order by circle_id`.execute(tx)
  for (const { id } of rows) {
    const circle = await lockCircle(tx, id)
    const { rows: own } = await sql<{ role: number; status: number }>`select role, status from circle_member
      where circle_id = ${id} and member_id = ${memberId}`.execute(tx)
    const [membership] = own
    if (membership === undefined) continue
    if (membership.role === 1 && circle.status !== circleStates.dissolved) {
      if (circle.member_count <= 1) await endCircle(tx, now, circle)
      else {
        await setOwner(tx, now, { circleId: id, nextId: await findCustodian(tx), leaves: true })
        await addLog(tx, now, { circleId: id, act: 'heldBySite', actorId: null })
        await askNext(tx, now, id, null)
      }
    } else if (membership.status === 2) await endMembership(tx, now, { circleId: id, memberId, status: 4 })
    else if (membership.status === 1) await moveWaiting(tx, id, -1)
  }
  await tx.deleteFrom('circle_follow').where('member_id', '=', memberId).execute()
  await tx
    .deleteFrom('circle_invite')
    .where((eb) => eb.or([eb('inviter_id', '=', memberId), eb('invitee_id', '=', memberId)]))
    .execute()
  await sql`update circle_offer set state = 5, decided_at = ${now} where state = 1
    and (to_id = ${memberId} or from_id = ${memberId})`.execute(tx)
  await sql`delete from circle_member where member_id = ${memberId} and role <> 1`.execute(tx)
  await sql`update circle_log set note = '', before = null where actor_id = ${memberId} or target_id = ${memberId}`.execute(
    tx,
  )
}
