import { type SocialProvider } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
/**
 * The member whose account is bound to the identity of this browser's ticket. The ticket stays valid until `use` is
 * called, in the transaction that signs the member in.
 * @throws SocialFailed, SocialUnknown where no account is bound
 */
export declare function findBoundMember(ctx: Ctx, { provider, ticket, unionId }: {
    provider: SocialProvider;
    ticket: string;
    unionId: string;
}): Promise<{
    memberId: string;
    use: (tx: Tx) => Promise<void>;
}>;
