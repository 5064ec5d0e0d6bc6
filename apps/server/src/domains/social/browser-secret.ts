import type { Ctx } from '../../context.ts'
import { isSecure } from '../../session/session-cookie.ts'
import { hashSecret, newSecret } from '../../session/session-secret.ts'

// Ten minutes at the provider and thirty with the ticket.
const lifeSeconds = 40 * 60

const nameOf = (ctx: Ctx) => (isSecure(ctx.app.env) ? '__Host-oauth' : 'oauth')

/**
 * Marks the browser that begins a flow by an HttpOnly cookie, and returns the hash to store. A second tab uses the mark
 * of the first, so that both flows can finish.
 */
export function markBrowser(ctx: Ctx): Buffer {
  const known = ctx.request.cookies[nameOf(ctx)] ?? ''
  const secret = /^[\w-]{43}$/.test(known) ? known : newSecret()
  ctx.request.setCookie(nameOf(ctx), secret, lifeSeconds)
  return hashSecret(secret)
}

/** The hash of the calling browser's mark; for one without a mark a hash that matches nothing. */
export function browserHash(ctx: Ctx): Buffer {
  return hashSecret(ctx.request.cookies[nameOf(ctx)] ?? newSecret())
}
