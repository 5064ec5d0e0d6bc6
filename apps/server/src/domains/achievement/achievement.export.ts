import { medalTitle } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'

/** The medals of a member, newest first. */
export async function exportMedals(db: Queryable, memberId: string): Promise<object[]> {
  const { rows } = await sql<{ name: string; tier: number; at: Date; revokedAt: Date | null }>`
    select name, tier, obtained_at as at, revoked_at as "revokedAt"
    from medal_award join medal on medal.id = medal_id
    where member_id = ${memberId}::uuid order by obtained_at desc, medal_id, tier`.execute(db)
  return rows.map(({ name, tier, at, revokedAt }) => ({
    name: medalTitle(name, tier),
    obtainedTime: timeTextOf(at),
    revokedTime: revokedAt === null ? null : timeTextOf(revokedAt),
  }))
}

/** The frames of a member, newest first. */
export async function exportFrames(db: Queryable, memberId: string): Promise<object[]> {
  const { rows } = await sql<{ name: string; at: Date; expiresAt: Date | null; revokedAt: Date | null }>`
    select name, obtained_at as at, expires_at as "expiresAt", revoked_at as "revokedAt"
    from member_frame join profile_frame on profile_frame.id = frame_id
    where member_id = ${memberId}::uuid order by obtained_at desc, frame_id`.execute(db)
  return rows.map(({ name, at, expiresAt, revokedAt }) => ({
    name,
    obtainedTime: timeTextOf(at),
    expireTime: expiresAt === null ? null : timeTextOf(expiresAt),
    revokedTime: revokedAt === null ? null : timeTextOf(revokedAt),
  }))
}

/** Removes what a member has won. */
export async function eraseAchievements(tx: Tx, memberId: string): Promise<void> {
  for (const table of ['medal_award', 'medal_progress', 'medal_backlog', 'member_frame'] as const) {
    await tx.deleteFrom(table).where('member_id', '=', memberId).execute()
  }
}
