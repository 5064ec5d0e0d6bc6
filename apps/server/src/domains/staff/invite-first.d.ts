import type { Keys } from '../../crypto/derive-key.ts';
import type { Tx } from '../../db/client.ts';
import { type NewInvitation } from './invitation.store.ts';
/** Invites a super administrator from the command line of the server. */
export declare function inviteFirst(tx: Tx, keys: Keys, { invitedBy, now }: {
    invitedBy: string;
    now: Date;
}): Promise<NewInvitation>;
