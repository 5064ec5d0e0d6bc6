import type { SocialProfile, SocialProvider } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/**
 * What a provider said about the person of a ticket. The server fetches the picture, encodes it again and serves it to
 * this browser.
 * @throws SocialFailed
 */
export declare function showProfile(ctx: Ctx, provider: SocialProvider, { ticket, openId }: {
    ticket: string;
    openId: string;
}): Promise<SocialProfile>;
