import type { Ctx } from '../context.ts'
import type { Env } from '../env.ts'

/** No session outlives this. */
export const sessionLifeMs = 90 * 24 * 3600_000

/** True when members reach the site over TLS. */
export function isSecure(env: Pick<Env, 'BASE_URL'>): boolean {
  return env.BASE_URL?.startsWith('https:') ?? false
}

/** `__Host-` needs TLS; a site served over plain http (a developer's machine) uses the bare name. */
export function cookieName(env: Pick<Env, 'BASE_URL'>): string {
  return isSecure(env) ? '__Host-sid' : 'sid'
}

/** Attributes of every cookie of ours. */
export function cookieOptions(env: Pick<Env, 'BASE_URL'>) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(env) } as const
}

/** Gives the browser the companion cookie of its session, for as long as a session may live. */
export function setSessionCookie(ctx: Pick<Ctx, 'app' | 'request'>, cookie: string): void {
  ctx.request.setCookie(cookieName(ctx.app.env), cookie, sessionLifeMs / 1000)
}
