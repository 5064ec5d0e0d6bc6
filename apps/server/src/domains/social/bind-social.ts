import type { SocialProvider } from '@guangquan/contract'
import { recordAudit } from '../../audit.ts'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { bind } from './binding.store.ts'
import { refuseForeignId } from './refuse-foreign-id.ts'
import { wireName } from './social-name.ts'
import { findTicket, openProfile, consumeTicket } from './ticket.store.ts'

/**
 * Binds a provider's account to the caller's. The account is that of the ticket; the posted union id must agree with
 * it, and posted names and pictures are ignored.
 * @throws Forbidden, SocialFailed, SocialTaken, SocialOther
 */
export async function bindSocial(
  ctx: MemberCtx,
  provider: SocialProvider,
  input: { userId?: string | undefined; unionId: string; accessToken: string },
): Promise<{ nickName: string }> {
  refuseForeignId(ctx, input.userId)
  const memberId = ctx.viewer.id
  const row = await findTicket(ctx, { ticket: input.accessToken, provider, purpose: 'bind', memberId })
  if (row === undefined || wireName(row.union_index) !== input.unionId) fail('SocialFailed')
  const profile = openProfile(ctx.app.env, row)
  await inTransaction(ctx, async (tx) => {
    if (!(await consumeTicket(ctx, tx, row))) fail('SocialFailed')
    await bind(ctx, tx, { memberId, provider, profile })
  })
  recordAudit(ctx, 'social.bound', { provider })
  return { nickName: profile.nickName }
}
