import type { CaptchaType } from '@guangquan/contract'
import type { Ctx } from '../../../context.ts'
import { isSecure } from '../../../session/session-cookie.ts'
import type { VisitorConsumer } from '../consume-proof.ts'
import type { Target } from './target.ts'
import { issueTicket, ticketLifeMs } from './verify-ticket.ts'

const kinds = {
  register: { captchaType: 1, cookie: 'registration' },
  resetPassword: { captchaType: 3, cookie: 'reset' },
} as const satisfies Record<VisitorConsumer, { captchaType: CaptchaType; cookie: string }>

/**
 * Issues the proof of an address for a visitor's write, and also sets it as an HttpOnly cookie: a reloaded page
 * continues without a second message and without a secret in its storage.
 */
export async function issueBrowserTicket(
  ctx: Ctx,
  { consumer, target }: { consumer: VisitorConsumer; target: Target },
): Promise<string> {
  const ticket = await issueTicket(ctx, { target, captchaType: kinds[consumer].captchaType })
  ctx.request.setCookie(nameOf(ctx, consumer), ticket, ticketLifeMs.code / 1000)
  return ticket
}

/** The proof in this browser's cookie, or empty. */
export function readBrowserTicket(ctx: Ctx, consumer: VisitorConsumer): string {
  return ctx.request.cookies[nameOf(ctx, consumer)] ?? ''
}

/** Clears the cookie once the write is done. */
export function clearBrowserTicket(ctx: Ctx, consumer: VisitorConsumer): void {
  if (readBrowserTicket(ctx, consumer) !== '') ctx.request.setCookie(nameOf(ctx, consumer), '', 0)
}

function nameOf({ app }: Ctx, consumer: VisitorConsumer): string {
  const { cookie } = kinds[consumer]
  return isSecure(app.env) ? `__Host-${cookie}` : cookie
}
