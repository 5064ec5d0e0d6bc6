import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { findInviter } from './invited.read.ts'

/**
 * Stores who invited a member during registration. An empty code means nobody.
 * @throws InviteCodeWrong for a code that no active member has
 */
export async function recordReferral(
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
