import { socialNames, type SocialProvider, type StoredUserInfo } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { signIn } from '../account/index.ts'
import { findBinding } from './binding.store.ts'
import { wireName } from './social-name.ts'
import { findTicket, openProfile, useTicket } from './ticket.store.ts'

/**
 * Signs in by a ticket whose account of another house is bound. Where it is not, the ticket stays good for a
 * registration or for signing in by phone.
 * @throws SocialFailed, SocialUnknown, SignedOutElsewhere, CoolingOff
 */
export async function loginBySocial(
  ctx: Ctx,
  input: { provider: SocialProvider; accessToken: string; unionId: string },
): Promise<StoredUserInfo> {
  const { provider } = input
  const row = await findTicket(ctx, { ticket: input.accessToken, provider, purpose: 'login' })
  if (row === undefined || wireName(row.union_index) !== input.unionId) fail('SocialFailed')
  const { unionId } = openProfile(ctx.app.env, row)
  const binding = await findBinding(ctx, ctx.db, provider, unionId)
  if (binding === undefined) fail('SocialUnknown', { name: socialNames[provider] })
  return signIn(ctx, {
    memberId: binding.member_id,
    method: 'social',
    before: async (tx) => {
      if (!(await useTicket(ctx, tx, row))) fail('SocialFailed')
    },
  })
}
