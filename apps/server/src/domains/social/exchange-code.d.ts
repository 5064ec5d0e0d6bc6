import type { SocialAccess, SocialProvider } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/**
 * Finishes a flow: asks the provider for the identity, once, and gives this browser a ticket for it.
 * @throws SocialFailed for a state that is missing, used, expired, or of another browser or provider, and for a
 * provider that does not know the code or does not respond; ProviderClosed
 */
export declare function exchangeCode(ctx: Ctx, provider: SocialProvider, { code, state }: {
    code: string;
    state: string;
}): Promise<SocialAccess>;
