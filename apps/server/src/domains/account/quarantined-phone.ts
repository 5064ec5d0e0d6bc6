import type { Ctx } from '../../context.ts'
import { indexWith } from '../../crypto/field-cipher.ts'
import type { Tx } from '../../db/client.ts'
import { phoneQuarantineMs } from './account.policy.ts'
import { allKeys } from './retired-keys.ts'

/** Whether a phone belonged to an account erased less than 30 days ago and cannot be registered yet. */
export async function isQuarantinedPhone(ctx: Ctx, phone: string): Promise<boolean> {
  const keys = await allKeys(ctx.app, 'phone-index')
  const row = await ctx.db
    .selectFrom('resting_phone')
    .where(
      'phone_index',
      'in',
      keys.map((key) => indexWith(key, phone)),
    )
    .where('free_at', '>', ctx.now)
    .select('free_at')
    .executeTakeFirst()
  return row !== undefined
}

/** Quarantines the phone of an account that is being erased; only its blind index is stored. */
export async function quarantinePhone(tx: Tx, phoneIndex: Buffer, now: Date): Promise<void> {
  const freeAt = new Date(now.getTime() + phoneQuarantineMs)
  await tx
    .insertInto('resting_phone')
    .values({ phone_index: phoneIndex, free_at: freeAt })
    .onConflict((conflict) => conflict.column('phone_index').doUpdateSet({ free_at: freeAt }))
    .execute()
}
