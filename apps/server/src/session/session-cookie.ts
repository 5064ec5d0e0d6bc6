import type { Ctx } from '../context.ts'
import type { Env } from '../env.ts'

/** Maximum lifetime of a session. */
export const sessionLifeMs = 90 * 24 * 3600_000

/** True when members reach the site over TLS. */
export function isSecure(env: Pick<Env, 'BASE_URL'>): boolean {
  return env.BASE_URL?.startsWith('https:') ?? false
}

/** `__Host-` requires TLS; a site served over plain http (a developer's machine) uses the bare name. */
export function cookieName(env: Pick<Env, 'BASE_URL'>): string {
  return isSecure(env) ? '__Host-sid' : 'sid'
}

/**
 * Makes a check whether a request comes from a browser with a session, judged only by its cookies: the session may have
 * ended. For uses where this only saves time, such as the page for a member.
 */
export function makeSessionCheck(env: Pick<Env, 'BASE_URL'>): (cookies: string | undefined) => boolean {
  const cookie = new RegExp(`(?:^|;\\s*)${cookieName(env)}=[^;\\s]`)
  return (cookies) => cookies !== undefined && cookie.test(cookies)
}

/** Attributes of all our cookies. */
export function cookieOptions(env: Pick<Env, 'BASE_URL'>) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(env) } as const
}

/** Sets the companion cookie of the browser's session, for the session's maximum lifetime. */
export function setSessionCookie(ctx: Pick<Ctx, 'app' | 'request'>, cookie: string): void {
  ctx.request.setCookie(cookieName(ctx.app.env), cookie, sessionLifeMs / 1000)
}
