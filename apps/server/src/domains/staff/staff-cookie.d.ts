import type { Ctx } from '../../context.ts';
import type { Env } from '../../env.ts';
/** Longest time a session of staff lives, and how long it lives without a call. */
export declare const staffSessionMs: {
    life: number;
    idle: number;
};
/** `__Secure-` requires TLS; a developer's machine uses the bare name. */
export declare function staffCookieName(env: Pick<Env, 'BASE_URL'>): string;
export declare function setStaffCookie(ctx: Pick<Ctx, 'app' | 'request'>, secret: string): void;
export declare function clearStaffCookie(ctx: Pick<Ctx, 'app' | 'request'>): void;
