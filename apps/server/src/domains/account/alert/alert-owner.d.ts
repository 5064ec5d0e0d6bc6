import type { Ctx } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
import { type AccountChange } from './owner-alert-message.ts';
/**
 * Tells the owner of an account of a change: by a notice, and by a message to every address the account has until then.
 * Called before the change is written, in its transaction: whoever changed the address does not receive the message.
 */
export declare function alertOwner(ctx: Pick<Ctx, 'app' | 'now'>, tx: Tx, { memberId, change }: {
    memberId: string;
    change: AccountChange;
}): Promise<void>;
