import type { CaptchaType } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { hashSecret, newSecret } from '../../session/session-secret.ts'
import { phoneIndex } from './phone-cipher.ts'

const lifeMs = 30 * 60_000

/** Gives what a right code earns: 30 minutes, one use, for this phone and this purpose only. */
export async function issueTicket(
  ctx: Ctx,
  { phone, captchaType }: { phone: string; captchaType: CaptchaType },
): Promise<string> {
  const ticket = newSecret()
  await ctx.db
    .insertInto('verify_ticket')
    .values({
      ticket_hash: hashSecret(ticket),
      target_index: phoneIndex(ctx.app.env, phone),
      captcha_type: captchaType,
      expires_at: new Date(ctx.now.getTime() + lifeMs),
    })
    .execute()
  return ticket
}

export interface PresentedTicket {
  ticket: string
  phone: string
  captchaType: CaptchaType
}

/** Whether a ticket would be taken now; it stays good. For what must not be worked at without one. */
export async function holdsTicket(ctx: Ctx, presented: PresentedTicket): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('verify_ticket')
    .where('ticket_hash', '=', hashSecret(presented.ticket))
    .where('target_index', '=', phoneIndex(ctx.app.env, presented.phone))
    .where('captcha_type', '=', presented.captchaType)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .select('captcha_type')
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a ticket up; false when it is used, over, or for another phone or purpose. A rollback gives it back. */
export async function takeTicket(ctx: Ctx, db: Queryable, presented: PresentedTicket): Promise<boolean> {
  const used = await db
    .updateTable('verify_ticket')
    .set({ used_at: ctx.now })
    .where('ticket_hash', '=', hashSecret(presented.ticket))
    .where('target_index', '=', phoneIndex(ctx.app.env, presented.phone))
    .where('captcha_type', '=', presented.captchaType)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}
