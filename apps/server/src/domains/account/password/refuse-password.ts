import { passwordLeaks } from '@guangquan/contract'
import { refusePassword } from '@guangquan/rules/people/password'
import type { Ctx } from '../../../context.ts'
import { fail } from '../../../fail.ts'
import { brandWords } from '../../site/index.ts'
import { isCommonPassword } from './is-common-password.ts'

/** Refuses a password that is easy to guess or contains data of its owner. @throws PasswordRefused, PasswordTelling */
export async function refuseUnfitPassword(
  ctx: Ctx,
  password: string,
  owner: { phone?: string | null; email?: string | null; nickName?: string },
): Promise<void> {
  const lists = { isCommon: isCommonPassword, brandWords: await brandWords(ctx) }
  const refusal = refusePassword(password, owner, lists)
  if (refusal === 'common') fail('PasswordRefused')
  if (refusal !== null) fail('PasswordTelling', { what: passwordLeaks[refusal] })
}
