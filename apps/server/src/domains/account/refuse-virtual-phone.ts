import { unlocks } from '@guangquan/rules/growth/level'
import { isVirtualPhone } from '@guangquan/rules/people/phone'
import * as z from 'zod'
import type { MemberCtx } from '../../context.ts'
import { setting } from '../../db/settings.ts'
import { fail } from '../../fail.ts'
import { areLevelGatesClosed } from '../site/index.ts'
import { findOwnContacts } from './account.store.ts'

/** Age in days from which a member with a virtual number may take part, while levels gate nothing. */
const virtualPhoneDays = 7

const virtualPhones = setting('vote.virtualPhones', {
  schema: z.boolean(),
  unset: () => false,
  unreadable: false,
})

/**
 * Somebody with many virtual numbers would have many votes and lots, so these need a level, or, while levels gate
 * nothing, an age. An operator may allow them by `vote.virtualPhones`.
 * @throws VirtualPhone, VirtualPhoneNew
 */
export async function refuseVirtualPhone(
  ctx: MemberCtx,
  person: { level: number; joinedAt: Date },
): Promise<void> {
  const level = unlocks.voteByVirtualPhone
  if (person.level >= level) return
  const { phone } = await findOwnContacts(ctx)
  if (phone === null || !isVirtualPhone(phone)) return
  if (await virtualPhones.read(ctx)) return
  if (await areLevelGatesClosed(ctx)) fail('VirtualPhone', { level })
  const ageMs = ctx.now.getTime() - person.joinedAt.getTime()
  if (ageMs < virtualPhoneDays * 24 * 3600_000) fail('VirtualPhoneNew', { days: virtualPhoneDays })
}
