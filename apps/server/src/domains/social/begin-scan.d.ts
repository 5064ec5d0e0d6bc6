import type { Ctx } from '../../context.ts';
import { type Purpose } from './purpose.ts';
/**
 * Begins a sign-in by a QR code on this screen that a phone scans. The code's own secret signs nobody in: the result is
 * given only to the holder of `pollKey` in this browser.
 * @throws ProviderClosed, TokenInvalid for a visitor who wants to bind
 */
export declare function beginScan(ctx: Ctx, { purpose }: {
    purpose: Purpose;
}): Promise<{
    url: string;
    pollKey: string;
    expiresAt: number;
}>;
