import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { lockCounters } from './post-counts.ts'

/** Moves the number of circles a member is in. */
export async function moveCircleCount(tx: Tx, memberId: string, delta: 1 | -1): Promise<void> {
  await sql`update member_counter set circle_count = circle_count + ${delta}::integer
    where member_id = ${memberId}`.execute(tx)
}

/** Counts one more circle of a member, up to a limit. @returns false at the limit, without a change */
export async function addCircleUpTo(tx: Tx, memberId: string, limit: number): Promise<boolean> {
  const { rows } = await sql`update member_counter set circle_count = circle_count + 1
    where member_id = ${memberId} and circle_count < ${limit} returning member_id`.execute(tx)
  return rows.length > 0
}

/** Counts one circle less of each of these members. */
export async function takeCircleFrom(tx: Tx, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return
  await lockCounters(tx, memberIds)
  await sql`update member_counter set circle_count = circle_count - 1
    where member_id = any(${memberIds}::uuid[])`.execute(tx)
}
