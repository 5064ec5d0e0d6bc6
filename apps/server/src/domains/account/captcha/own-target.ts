import type { CaptchaType } from '@guangquan/contract'
import type { Ctx } from '../../../context.ts'
import { fail } from '../../../fail.ts'
import { findOwnContacts } from '../account.store.ts'
import type { Target } from './target.ts'

// What is asked for before anybody is signed in names its address.
const signedInTypes: readonly CaptchaType[] = [4, 5, 1100]

/**
 * Where a code goes: the address given, or the viewer's own, which their token tells and no answer repeats.
 * @throws Forbidden where no address is given and there is no own one to send to
 */
export async function targetOf(
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
