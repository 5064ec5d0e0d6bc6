import { socialNames, type SocialProvider } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { findBinding } from './binding.store.ts'
import { wireName } from './social-name.ts'
import { findTicket, openProfile, consumeTicket } from './ticket.store.ts'

/**
 * The member whose account is bound to the identity of this browser's ticket. The ticket stays valid until `use` is
 * called, in the transaction that signs the member in.
 * @throws SocialFailed, SocialUnknown if no account is bound
 */
export async function findBoundMember(
  ctx: Ctx,
  { provider, ticket, unionId }: { provider: SocialProvider; ticket: string; unionId: string },
): Promise<{ memberId: string; use: (tx: Tx) => Promise<void> }> {
  const row = await findTicket(ctx, { ticket, provider, purpose: 'login' })
  if (row === undefined || wireName(row.union_index) !== unionId) fail('SocialFailed')
  const profile = openProfile(ctx.app.env, row)
  const binding = await findBinding(ctx, ctx.db, provider, profile.unionId)
  if (binding === undefined) fail('SocialUnknown', { name: socialNames[provider] })
  return {
    memberId: binding.member_id,
    use: async (tx) => {
      if (!(await consumeTicket(ctx, tx, row))) fail('SocialFailed')
    },
  }
}
