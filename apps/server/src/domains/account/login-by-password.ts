import { createHash } from 'node:crypto'
import { phone as phoneSchema } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'
import type { IssuedSession } from '../../session/issue-session.ts'
import { findCredentialByPhone, replacePasswordHash } from './account.store.ts'
import { hashPassword, isOutdated, verifyPassword } from './hash-password.ts'
import { signIn } from './login-by-code.ts'
import { permitTry } from './password-tries.ts'
import { phoneIndex } from './phone-cipher.ts'

/**
 * Signs in by phone and password. An unknown account and a wrong password get one answer after one time.
 * @throws WrongPassword, PuzzleNeeded, AccountLocked, SignedOutElsewhere for a banned member
 */
export async function loginByPassword(
  ctx: Ctx,
  { account, password, puzzle }: { account: string; password: string; puzzle?: string | undefined },
): Promise<IssuedSession & { memberId: string }> {
  const phone = phoneSchema.safeParse(account)
  const key = phone.success
    ? phoneIndex(ctx.app.env, phone.data)
    : createHash('sha256').update(account).digest()
  const tried = await permitTry(ctx, key.toString('hex'), puzzle)
  const credential = phone.success ? await findCredentialByPhone(ctx, phone.data) : undefined
  const kept = credential?.password_hash ?? null
  if (!(await verifyPassword(ctx.app.env, kept, password)) || credential === undefined || kept === null) {
    await tried.failTry()
    fail('WrongPassword')
  }
  await tried.succeed()
  if (isOutdated(kept)) {
    await replacePasswordHash(ctx, credential.member_id, await hashPassword(ctx.app.env, password))
  }
  return signIn(ctx, credential.member_id)
}
