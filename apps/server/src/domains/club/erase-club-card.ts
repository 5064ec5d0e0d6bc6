import type { Tx } from '../../db/client.ts'

/** Removes the club card of a member. */
export async function eraseClubCard(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('club_card').where('member_id', '=', memberId).execute()
}
