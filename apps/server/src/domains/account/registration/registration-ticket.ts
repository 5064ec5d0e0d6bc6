import type { Ctx } from '../../../context.ts'
import { isSecure } from '../../../session/session-cookie.ts'
import type { Target } from '../captcha/target.ts'
import { issueTicket, ticketLifeMs } from '../captcha/verify-ticket.ts'

/**
 * Gives the proof that an address is theirs, to register with, and keeps it in the browser too, where no script reads
 * it: a page that is loaded anew goes on without a second message and without a secret in its storage.
 */
export async function issueRegistrationTicket(ctx: Ctx, target: Target): Promise<string> {
  const ticket = await issueTicket(ctx, { target, captchaType: 1 })
  ctx.request.setCookie(nameOf(ctx), ticket, ticketLifeMs.code / 1000)
  return ticket
}

/** The proof that this browser holds; empty when it holds none. */
export function heldRegistrationTicket(ctx: Ctx): string {
  return ctx.request.cookies[nameOf(ctx)] ?? ''
}

/** The account exists: the browser need not keep what made it. */
export function dropRegistrationTicket(ctx: Ctx): void {
  if (heldRegistrationTicket(ctx) !== '') ctx.request.setCookie(nameOf(ctx), '', 0)
}

function nameOf({ app }: Ctx): string {
  return isSecure(app.env) ? '__Host-registration' : 'registration'
}
