import type { SocialProvider } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { bind } from './binding.store.ts'
import { importAvatarJob } from './import-avatar.ts'
import { providerIn } from './provider-in.ts'
import { findTicket, openProfile, consumeTicket } from './ticket.store.ts'

/**
 * Binds the provider's account of this browser's ticket, in the transaction that registers the member or signs them in.
 * The provider's picture becomes the avatar of a member who has none.
 * @throws SocialFailed, SocialTaken, SocialOther
 */
export async function consumeSocialTicket(
  ctx: Ctx,
  tx: Tx,
  { ticket, memberId }: { ticket: string; memberId: string },
): Promise<void> {
  const row = await findTicket(ctx, { ticket, purpose: 'login' }, tx)
  if (row === undefined || !(await consumeTicket(ctx, tx, row))) fail('SocialFailed')
  const provider: SocialProvider = providerIn(row.provider)
  await bind(ctx, tx, { memberId, provider, profile: openProfile(ctx.app.env, row) })
  if (row.head_id !== null) await enqueue(tx, importAvatarJob, { memberId, headId: row.head_id })
}
