import { refuseNickName } from '@guangquan/rules/people/nick-name'
import { nextChangeAt, userNameCooldownMs } from '@guangquan/rules/people/profile-changes'
import { dayOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { hasCode } from '../../has-code.ts'
import { brandWords } from '../site/index.ts'
import { lockCredential } from './account.store.ts'

// Names that could sign an official message, or that look like an address of the site.
const reserved = /^(?:root|system|support|service|security|webmaster|postmaster|guangquan|staff)/

/**
 * Changes the user name, in the transaction of the other changes.
 * @throws UserNameTaken, UserNameRefused, UserNameTooSoon
 */
export async function changeUserName(ctx: MemberCtx, tx: Tx, userName: string): Promise<void> {
  const credential = await lockCredential(tx, ctx.viewer.id)
  if (credential.user_name === userName) return
  const folded = userName.toLowerCase()
  const refusal = refuseNickName(userName, { brandWords: await brandWords(ctx) })
  if (refusal !== null || reserved.test(folded)) fail('UserNameRefused')
  const next = nextChangeAt(credential.user_name_changed_at, userNameCooldownMs, ctx.now)
  if (next !== null) fail('UserNameTooSoon', { until: dayOf(next) })
  const holder = await tx
    .selectFrom('credential')
    .where('user_name_folded', '=', folded)
    .where('member_id', '<>', ctx.viewer.id)
    .select('member_id')
    .executeTakeFirst()
  if (holder !== undefined) fail('UserNameTaken')
  try {
    await tx
      .updateTable('credential')
      .set({ user_name: userName, user_name_folded: folded, user_name_changed_at: ctx.now })
      .where('member_id', '=', ctx.viewer.id)
      .execute()
  } catch (error) {
    // Taken by another member since the check above.
    if (hasCode(error, '23505')) fail('UserNameTaken')
    throw error
  }
}
