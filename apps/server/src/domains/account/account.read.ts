import type { Ctx, MemberCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { takeWindow } from '../../http/take-window.ts'
import { findCredential, findCredentialByPhone } from './account.store.ts'
import { takePuzzle, usualBits } from './puzzle.ts'

// Half of what an address may ask in a day.
const freeQuestions = { points: 15, seconds: 86_400 }

/**
 * Whether a phone has an account. The wire asks for this call, so it is made slow to misuse: few a day by address
 * (the gate), and from half of them on a puzzle each.
 * @throws PuzzleNeeded
 */
export async function phoneExists(
  ctx: Ctx,
  { phone, puzzle }: { phone: string; puzzle?: string | undefined },
): Promise<boolean> {
  if (ctx.app.env.RATE_LIMITS === 'on') {
    const asked = await takeWindow(ctx.db, ctx.now, `existPhone:${ctx.ip}`, freeQuestions)
    if (!asked.taken && (await takePuzzle(ctx, puzzle)) < usualBits) fail('PuzzleNeeded')
  }
  return (await findCredentialByPhone(ctx, phone)) !== undefined
}

/** `138****8000`, or null when no phone is bound. */
export async function getPhoneMasked(ctx: MemberCtx): Promise<string | null> {
  return (await findCredential(ctx.db, ctx.viewer.id))?.phone_masked ?? null
}
