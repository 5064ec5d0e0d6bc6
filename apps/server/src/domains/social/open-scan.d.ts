import type { Ctx } from '../../context.ts';
/**
 * Opens a code on a phone, which alone may then continue with it. Says where one is about to be signed in, and sends
 * the phone to WeChat.
 * @throws SocialFailed for a code that is expired, answered, or opened by another phone; ProviderClosed
 */
export declare function openScan(ctx: Ctx, { scanId }: {
    scanId: string;
}): Promise<{
    href: string;
    device: string;
    region: string;
}>;
