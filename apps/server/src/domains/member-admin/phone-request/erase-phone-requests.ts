import type { Tx } from '../../../db/client.ts'

/** Deletes the requests about a member; the audit log has the decisions. */
export async function erasePhoneRequests(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('phone_request').where('member_id', '=', memberId).execute()
}
