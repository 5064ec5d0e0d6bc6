import { circleMemberStates, circleRoles, type CircleMemberState, type CircleRole } from '@guangquan/contract'
import { joinedLimit } from '@guangquan/rules/events/circle-roles'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { addCircleUpTo, moveCircleCount } from '../../standing/index.ts'
import type { CircleRow, MembershipRow } from '../circle.store.ts'

/** The level whose permissions apply to each of these members. */
export async function levelsOf(db: Queryable, memberIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; level: number }>`select id, coalesce(unlock_level, level) as level
    from member where id = any(${memberIds}::uuid[]) and status = 1`.execute(db)
  return new Map(rows.map((row) => [row.id, row.level]))
}

type Entry = { memberId: string; level: number; role?: CircleRole }

/**
 * Adds a member to a locked circle with a free place. Concurrent ones each count those before.
 * @returns `full` or `limit`, without a change, if the circle or the member has no place left
 */
export async function admit(
  tx: Tx,
  now: Date,
  circle: CircleRow,
  { memberId, level, role = circleRoles.member }: Entry,
): Promise<'joined' | 'full' | 'limit'> {
  const { rows } = await sql`update circle set member_count = member_count + 1
    where id = ${circle.id} and member_count < max_members returning id`.execute(tx)
  if (rows.length === 0) return 'full'
  if (!(await addCircleUpTo(tx, memberId, joinedLimit(level)))) {
    await sql`update circle set member_count = member_count - 1 where id = ${circle.id}`.execute(tx)
    return 'limit'
  }
  await putMembership(tx, now, {
    circle_id: circle.id,
    member_id: memberId,
    role,
    status: circleMemberStates.joined,
    joined_at: now,
    note: '',
  })
  return 'joined'
}

/** As `admit`, for a member who requests it. @throws CircleFull, CircleJoinLimit */
export async function admitOrFail(tx: Tx, now: Date, circle: CircleRow, entry: Entry): Promise<void> {
  const outcome = await admit(tx, now, circle, entry)
  if (outcome === 'full') fail('CircleFull')
  if (outcome === 'limit') fail('CircleJoinLimit', { max: joinedLimit(entry.level) })
}

type Put = Pick<MembershipRow, 'circle_id' | 'member_id' | 'role' | 'status'> &
  Partial<Pick<MembershipRow, 'joined_at' | 'applied_at' | 'reason' | 'answer' | 'note' | 'status_before'>>

/** Stores a person's standing in a circle; the caller updates the counters of waiting and joined members. */
export async function putMembership(tx: Tx, now: Date, row: Put): Promise<void> {
  const written = { ...row, changed_at: now }
  const { circle_id: _circle, member_id: _member, ...changed } = written
  await tx
    .insertInto('circle_member')
    .values(written)
    .onConflict((conflict) => conflict.columns(['circle_id', 'member_id']).doUpdateSet(changed))
    .execute()
}

/** Ends a membership of a locked circle. Nothing of the rights they had stays. */
export async function endMembership(
  tx: Tx,
  now: Date,
  { circleId, memberId, status, note = '' }: Ended,
): Promise<void> {
  await tx
    .updateTable('circle_member')
    .set({ role: circleRoles.none, status, note, changed_at: now, muted_until: null, quiet: false })
    .where('circle_id', '=', circleId)
    .where('member_id', '=', memberId)
    .execute()
  await sql`update circle set member_count = member_count - 1 where id = ${circleId}`.execute(tx)
  await moveCircleCount(tx, memberId, -1)
}

interface Ended {
  circleId: string
  memberId: string
  status: CircleMemberState
  note?: string
}

/** Moves the number of applications that wait in a locked circle. */
export async function moveWaiting(tx: Tx, circleId: string, delta: number): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`update circle set waiting_count = waiting_count + ${delta}::integer
    where id = ${circleId} returning waiting_count as count`.execute(tx)
  return rows[0]?.count ?? 0
}
