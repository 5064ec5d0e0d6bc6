import { createHash } from 'node:crypto'
import { email as emailSchema, phone as phoneSchema, type StoredUserInfo } from '@guangquan/contract'
import { recordAudit } from '../../audit.ts'
import type { Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'
import {
  findCredentialByTarget,
  findCredentialByUserName,
  renewPasswordHash,
  type CredentialRow,
} from './account.store.ts'
import { hashPassword, isOutdated } from './password/hash-password.ts'
import { isPassword } from './password/is-password.ts'
import { permitTry } from './password/password-tries.ts'
import { signIn } from './sign-in.ts'
import { targetIndex, type Target } from './captcha/target.ts'

/** The entered account name. */
type AccountName = { target: Target } | { userName: string }

/**
 * Signs in by phone, e-mail or user name and password. An unknown account and a wrong password get the same response
 * after the same time.
 * @throws WrongPassword, PuzzleNeeded, AccountLocked, SignedOutElsewhere for a banned member, CoolingOff
 */
export async function loginByPassword(
  ctx: Ctx,
  { account, password, puzzle }: { account: string; password: string; puzzle?: string | undefined },
): Promise<StoredUserInfo> {
  const name = readAccountName(account)
  const tried = await permitTry(ctx, accountKey(ctx, name), puzzle)
  const credential = await findByName(ctx, name)
  const stored = credential?.password_hash ?? null
  if (!(await isPassword(ctx, stored, password)) || credential === undefined || stored === null) {
    await tried.failTry()
    recordAudit(ctx, 'login', {
      memberId: credential?.member_id ?? '',
      method: 'password',
      outcome: 'failed',
    })
    fail('WrongPassword')
  }
  await tried.succeed()
  if (isOutdated(ctx.app.env, stored)) {
    const renewed = await hashPassword(ctx.app.env, password)
    await renewPasswordHash(ctx, credential.member_id, { stored, renewed })
  }
  return signIn(ctx, { memberId: credential.member_id, method: 'password' })
}

/**
 * Key under which attempts are counted: each name of an account is counted separately, so that none reveals another.
 */
export function accountKey(ctx: Ctx, name: AccountName): string {
  return 'target' in name
    ? targetIndex(ctx.app.env, name.target).toString('hex')
    : createHash('sha256').update(name.userName.toLowerCase()).digest('hex')
}

function readAccountName(account: string): AccountName {
  const phone = phoneSchema.safeParse(account)
  if (phone.success) return { target: { kind: 'sms', address: phone.data } }
  const email = emailSchema.safeParse(account)
  return email.success ? { target: { kind: 'email', address: email.data } } : { userName: account.trim() }
}

function findByName(ctx: Ctx, name: AccountName): Promise<CredentialRow | undefined> {
  return 'target' in name
    ? findCredentialByTarget(ctx.app.env, ctx.db, name.target)
    : findCredentialByUserName(ctx.db, name.userName)
}
