import { recordAct } from '../../audit-chain/record-act.ts'
import type { Keys } from '../../crypto/derive-key.ts'
import type { Tx } from '../../db/client.ts'
import { insertInvitation, type NewInvitation } from './invitation.store.ts'

/** Invites a super administrator from the command line of the server. */
export async function inviteFirst(
  tx: Tx,
  keys: Keys,
  { invitedBy, now }: { invitedBy: string; now: Date },
): Promise<NewInvitation> {
  const roles = ['superAdmin'] as const
  const made = await insertInvitation(tx, keys, { roles, invitedBy, now })
  await recordAct(tx, now, {
    actor: invitedBy,
    act: 'invitation.created',
    targetKind: 'invitation',
    targetId: made.id,
    after: { roles },
  })
  return made
}
