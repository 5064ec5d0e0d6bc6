import { timeTextOf } from '@guangquan/rules/time-text'
import type { Queryable } from '../db/client.ts'

/** Sessions of a member, including ended ones that are still stored, newest first. */
export async function exportSessions(db: Queryable, memberId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('session')
    .where('member_id', '=', memberId)
    .select(['device', 'ip', 'region', 'created_at', 'last_used_at', 'ended_at'])
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    device: row.device,
    ip: row.ip,
    region: row.region,
    createTime: timeTextOf(row.created_at),
    lastUseTime: timeTextOf(row.last_used_at),
    endTime: row.ended_at === null ? null : timeTextOf(row.ended_at),
  }))
}

export async function eraseSessions(db: Queryable, memberId: string): Promise<void> {
  await db.deleteFrom('session').where('member_id', '=', memberId).execute()
  await db.deleteFrom('member_day').where('member_id', '=', memberId).execute()
}

/** Whether a companion cookie (its hash) belongs to a live session of anybody. */
export async function isLiveCookie(
  db: Queryable,
  { cookieHash, now }: { cookieHash: Buffer; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .where('cookie_hash', '=', cookieHash)
    .where('ended_at', 'is', null)
    .where('absolute_expires_at', '>', now)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a companion cookie (its hash) belongs to a live session of this member. */
export async function isCookieOf(
  db: Queryable,
  { memberId, cookieHash, now }: { memberId: string; cookieHash: Buffer; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('cookie_hash', '=', cookieHash)
    .where('absolute_expires_at', '>', now)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
