import { type Purpose } from './purpose.ts';
import type { SocialProvider } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
import type { SocialApp } from '../../delivery/social/social-client.ts';
/**
 * Begins a flow for this browser: to sign in, or for a member to bind a provider's account.
 * @returns where to send the browser
 * @throws ProviderClosed, TokenInvalid for a visitor who wants to bind
 */
export declare function beginFlow(ctx: Ctx, provider: SocialProvider, { purpose, redirect }: {
    purpose: Purpose;
    redirect: string;
}): Promise<{
    href: string;
}>;
export interface NewFlow {
    provider: SocialProvider;
    app: SocialApp;
    purpose: Purpose;
    memberId: string | null;
    /** From `markBrowser`, to be called once per call, because it sets the cookie on the response. */
    browserHash: Buffer;
    redirect: string;
    /** The scanned code this flow is for, or null. */
    scanHash: Buffer | null;
}
/** Stores a flow that this browser may finish once within ten minutes. @returns its `state` */
export declare function openFlow(ctx: Ctx, flow: NewFlow): Promise<string>;
export declare function authorizeAddress(ctx: Ctx, provider: SocialProvider, app: SocialApp, state: string): string;
