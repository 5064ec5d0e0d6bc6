import type { Ctx } from '../../../context.ts'
import { isSecure } from '../../../session/session-cookie.ts'
import type { Target } from '../captcha/target.ts'
import { issueTicket, ticketLifeMs } from '../captcha/verify-ticket.ts'

/**
 * Issues the proof of an address for registering, and also sets it as an HttpOnly cookie: a reloaded page continues
 * without a second message and without a secret in its storage.
 */
export async function issueRegistrationTicket(ctx: Ctx, target: Target): Promise<string> {
  const ticket = await issueTicket(ctx, { target, captchaType: 1 })
  ctx.request.setCookie(nameOf(ctx), ticket, ticketLifeMs.code / 1000)
  return ticket
}

/** The proof in this browser's cookie, or empty. */
export function readRegistrationTicket(ctx: Ctx): string {
  return ctx.request.cookies[nameOf(ctx)] ?? ''
}

/** Clears the cookie once the account exists. */
export function clearRegistrationTicket(ctx: Ctx): void {
  if (readRegistrationTicket(ctx) !== '') ctx.request.setCookie(nameOf(ctx), '', 0)
}

function nameOf({ app }: Ctx): string {
  return isSecure(app.env) ? '__Host-registration' : 'registration'
}
