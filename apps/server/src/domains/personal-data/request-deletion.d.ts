import type { Answered, OnceCtx } from '../../http/once-ctx.ts';
/**
 * Begins the cooling-off: every device is signed out, and the next sign-in offers to cancel it.
 * @throws CaptchaWrong, DeletionBlocked
 */
export declare function requestDeletion(ctx: OnceCtx<{
    eraseTime: string;
}>, { code, keepPosts }: {
    code: string;
    keepPosts: boolean;
}): Promise<Answered>;
