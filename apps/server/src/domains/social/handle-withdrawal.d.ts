import type { Ctx } from '../../context.ts';
/**
 * Handles Weibo's notice that somebody withdrew their authorisation. Anybody can send it, so Weibo is asked whether its
 * token is still valid; the binding is removed only if the token is invalid before its expiry. An expired token proves
 * nothing.
 */
export declare function handleWithdrawal(ctx: Ctx, { source, uid }: {
    source: string;
    uid: string;
}): Promise<void>;
