import { timeTextOf } from '@guangquan/rules/time-text'
import type { Queryable } from '../../db/client.ts'

/** Members invited by a member, newest first, and who invited them. */
export async function exportReferrals(
  db: Queryable,
  memberId: string,
): Promise<{ invitedBy: string | null; invited: object[] }> {
  const rows = await db
    .selectFrom('referral')
    .where((eb) => eb.or([eb('inviter_id', '=', memberId), eb('invitee_id', '=', memberId)]))
    .select(['inviter_id', 'invitee_id', 'state', 'reward', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('invitee_id')
    .execute()
  return {
    invitedBy: rows.find((row) => row.invitee_id === memberId)?.inviter_id ?? null,
    invited: rows
      .filter((row) => row.inviter_id === memberId)
      .map((row) => ({
        userId: row.invitee_id,
        registerTime: timeTextOf(row.created_at),
        state: row.state,
        reward: row.reward,
      })),
  }
}
