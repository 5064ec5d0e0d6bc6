import type { Ctx } from '../context.ts';
import type { Env } from '../env.ts';
/** Maximum lifetime of a session. */
export declare const sessionLifeMs: number;
/** True when members reach the site over TLS. */
export declare function isSecure(env: Pick<Env, 'BASE_URL'>): boolean;
/** `__Host-` requires TLS; a site served over plain http (a developer's machine) uses the bare name. */
export declare function cookieName(env: Pick<Env, 'BASE_URL'>): string;
/** Attributes of all our cookies. */
export declare function cookieOptions(env: Pick<Env, 'BASE_URL'>): {
    readonly path: '/';
    readonly httpOnly: true;
    readonly sameSite: 'lax';
    readonly secure: boolean;
};
/** Sets the companion cookie of the browser's session, for the session's maximum lifetime. */
export declare function setSessionCookie(ctx: Pick<Ctx, 'app' | 'request'>, cookie: string): void;
