import type { Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { findTicket } from './ticket.store.ts'

/** Refuses a ticket that `consumeSocialTicket` would refuse now; it stays valid. @throws SocialFailed */
export async function checkSocialTicket(ctx: Ctx, ticket: string): Promise<void> {
  if ((await findTicket(ctx, { ticket, purpose: 'login' })) === undefined) fail('SocialFailed')
}
