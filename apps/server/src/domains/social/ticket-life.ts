import type { SocialProvider } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { findBinding } from './binding.store.ts'
import { isLoginPurpose, type Purpose } from './purpose.ts'

const shortMs = 10 * 60_000
// As long as the proof of the phone: neither runs out while the other is being had.
const registeringMs = 30 * 60_000

/** How long a new ticket is good: for whoever has no account yet until a registration can be done, else for a call. */
export async function ticketLifeMs(
  ctx: Ctx,
  made: { provider: SocialProvider; purpose: Purpose; scanHash: Buffer | null; unionId: string },
): Promise<number> {
  if (!isLoginPurpose(made.purpose) || made.scanHash !== null) return shortMs
  const binding = await findBinding(ctx, ctx.db, made.provider, made.unionId)
  return binding === undefined ? registeringMs : shortMs
}
