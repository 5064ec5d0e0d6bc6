import { dayOf } from '@guangquan/rules/time-text'
import type { Ctx } from '../../context.ts'
import { indexWith } from '../../crypto/field-cipher.ts'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { phoneQuarantineMs } from './account.policy.ts'
import { allKeys } from './retired-keys.ts'

/**
 * Refuses the phone of an account erased less than 30 days ago. Only for callers who have proved that it is theirs.
 * @throws PhoneQuarantined with `details.until`
 */
export async function refuseQuarantinedPhone(ctx: Ctx, phone: string): Promise<void> {
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
  if (row !== undefined) fail('PhoneQuarantined', { until: dayOf(row.free_at) })
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
