import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { findInviter } from '../member/index.ts'

/**
 * Keeps who invited a member that is being registered. An empty code is nobody's.
 * @throws InviteCodeWrong for a code that no active member has
 */
export async function noteReferral(
  ctx: Pick<Ctx, 'now'>,
  tx: Tx,
  { inviteeId, code }: { inviteeId: string; code: string | undefined },
): Promise<void> {
  if (code === undefined || code === '') return
  const inviterId = await findInviter(tx, code)
  if (inviterId === undefined) fail('InviteCodeWrong')
  await tx
    .insertInto('referral')
    .values({ invitee_id: inviteeId, inviter_id: inviterId, created_at: ctx.now })
    .execute()
}
