import type { SocialProvider } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { findBinding } from './binding.store.ts'
import { isLoginPurpose, type Purpose } from './purpose.ts'

const shortMs = 10 * 60_000
// As long as the proof of the phone, so that neither expires while the other is obtained.
const registeringMs = 30 * 60_000

/** How long a new ticket is valid: without an account until a registration can be completed, otherwise for one call. */
export async function ticketLifeMs(
  ctx: Ctx,
  made: { provider: SocialProvider; purpose: Purpose; scanHash: Buffer | null; unionId: string },
): Promise<number> {
  if (!isLoginPurpose(made.purpose) || made.scanHash !== null) return shortMs
  const binding = await findBinding(ctx, ctx.db, made.provider, made.unionId)
  return binding === undefined ? registeringMs : shortMs
}
