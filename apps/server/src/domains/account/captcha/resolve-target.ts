import type { CaptchaType } from '@guangquan/contract'
import type { Ctx } from '../../../context.ts'
import { fail } from '../../../fail.ts'
import { findOwnContacts } from '../account.store.ts'
import type { Target } from './target.ts'

// Purposes for visitors, whose input contains the address.
const signedInTypes: readonly CaptchaType[] = [4, 5, 1100]

/**
 * The address for a code: the given one, or the viewer's own, which is never returned.
 * @throws Forbidden where neither exists
 */
export async function resolveTarget(
  ctx: Ctx,
  kind: Target['kind'],
  given: { address: string | undefined; captchaType: CaptchaType },
): Promise<Target> {
  if (given.address !== undefined) return { kind, address: given.address }
  if (ctx.viewer === null || !signedInTypes.includes(given.captchaType)) fail('Forbidden')
  const own = await findOwnContacts({ ...ctx, viewer: ctx.viewer })
  const address = kind === 'sms' ? own.phone : own.email
  if (address === null) fail('Forbidden')
  return { kind, address }
}
