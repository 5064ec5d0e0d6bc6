import type { SocialProfile, SocialProvider } from '@guangquan/contract'
import { v4 as uuid } from 'uuid'
import type { Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { makeAvatarCopy } from '../media/index.ts'
import { findBinding } from './binding.store.ts'
import { avatarPath } from './avatar-path.ts'
import { wireName } from './social-name.ts'
import { findTicket, openProfile, type TicketRow } from './ticket.store.ts'

/**
 * The provider's profile of the person with a ticket. The server fetches the picture, encodes it again and serves it to
 * this browser.
 * @throws SocialFailed
 */
export async function showProfile(
  ctx: Ctx,
  provider: SocialProvider,
  { ticket, openId }: { ticket: string; openId: string },
): Promise<SocialProfile> {
  const row = await findTicket(ctx, { ticket, provider })
  if (row === undefined) fail('SocialFailed')
  const profile = openProfile(ctx.app.env, row)
  if (profile.openId !== openId) fail('SocialFailed')
  const avatarId =
    row.head_id ?? (profile.headUrl === null ? null : await copyAvatar(ctx, row, profile.headUrl))
  return {
    unionId: wireName(row.union_index),
    openId,
    nickName: profile.nickName,
    headUrl: avatarId === null ? '' : avatarPath(avatarId),
    isBound: (await findBinding(ctx, ctx.db, provider, profile.unionId)) !== undefined,
  }
}

async function copyAvatar(ctx: Ctx, row: TicketRow, address: string): Promise<string | null> {
  const bytes = await ctx.app.social.fetchAvatar(address)
  const head = bytes === null ? null : await makeAvatarCopy(ctx.app, bytes)
  if (head === null) return null
  // Of two concurrent calls, the first one's copy stays: its URL may already be on a page.
  const stored = await ctx.db
    .updateTable('social_ticket')
    .set((eb) => ({
      head: eb.fn.coalesce('head', eb.val(head)),
      head_id: eb.fn.coalesce('head_id', eb.val(uuid())),
    }))
    .where('ticket_hash', '=', row.ticket_hash)
    .returning('head_id')
    .executeTakeFirst()
  return stored?.head_id ?? null
}
