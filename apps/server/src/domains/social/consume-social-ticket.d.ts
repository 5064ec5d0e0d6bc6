import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
/**
 * Binds the provider's account of this browser's ticket, in the transaction that registers the member or signs them in.
 * The provider's picture becomes the avatar of a member who has none.
 * @throws SocialFailed, SocialTaken, SocialOther
 */
export declare function consumeSocialTicket(ctx: Ctx, tx: Tx, { ticket, memberId }: {
    ticket: string;
    memberId: string;
}): Promise<void>;
