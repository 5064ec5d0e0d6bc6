import type { Ctx } from '../../context.ts'
import type { Env } from '../../env.ts'
import { isSecure } from '../../session/session-cookie.ts'

/** Longest time a session of staff lives, and how long it lives without a call. */
export const staffSessionMs = { life: 8 * 3600_000, idle: 30 * 60_000 }

/** `__Secure-` requires TLS; a developer's machine uses the bare name. */
export function staffCookieName(env: Pick<Env, 'BASE_URL'>): string {
  return isSecure(env) ? '__Secure-staff' : 'staff'
}

/** The cookie goes only to the calls of the console: not to its pages, and never with a request of another site. */
const scope = { path: '/api/console', sameSite: 'strict' } as const

export function setStaffCookie(ctx: Pick<Ctx, 'app' | 'request'>, secret: string): void {
  ctx.request.setCookie(staffCookieName(ctx.app.env), secret, staffSessionMs.life / 1000, scope)
}

export function clearStaffCookie(ctx: Pick<Ctx, 'app' | 'request'>): void {
  ctx.request.setCookie(staffCookieName(ctx.app.env), '', 0, scope)
}
