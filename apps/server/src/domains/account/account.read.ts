import { nextChangeAt, phoneCooldownMs, userNameCooldownMs } from '@guangquan/rules/people/profile-changes'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Ctx, MemberCtx } from '../../context.ts'
import type { Keys } from '../../crypto/derive-key.ts'
import type { Queryable } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { consumeWindow } from '../../http/limits/consume-window.ts'
import type { CredentialFacts } from '../member/index.ts'
import { contactsOf, findCredential, findCredentialByTarget } from './account.store.ts'
import { isDisposableEmail } from './registration/is-disposable-email.ts'
import { consumePuzzle, usualBits } from './captcha/puzzle.ts'
import type { Target } from './captcha/target.ts'

export type OwnCredential = Omit<CredentialFacts, 'social' | 'termsToAgree'>

// Half of the daily requests of an address.
const freeQuestions = { points: 15, seconds: 86_400 }

/**
 * Whether a phone or mailbox has an account. The wire requires this call, so abuse is made expensive: few per address
 * and day (the gate), and from half of them on each needs a puzzle.
 * @throws PuzzleNeeded, EmailRefused
 */
export async function targetExists(
  ctx: Ctx,
  { target, puzzle }: { target: Target; puzzle?: string | undefined },
): Promise<boolean> {
  if (target.kind === 'email' && isDisposableEmail(target.address)) fail('EmailRefused')
  if (ctx.app.env.RATE_LIMITS === 'on') {
    const window = await consumeWindow(ctx.db, ctx.now, `exists:${ctx.ip}`, freeQuestions)
    if (!window.taken && (await consumePuzzle(ctx, puzzle)) < usualBits) fail('PuzzleNeeded')
  }
  return (await findCredentialByTarget(ctx.app.env, ctx.db, target)) !== undefined
}

/** The part of the member's own data that comes from the credential. */
export async function loadOwnCredential(ctx: MemberCtx): Promise<OwnCredential> {
  const row = await findCredential(ctx.db, ctx.viewer.id)
  const nextText = (cooldownMs: number, changedAt: Date | null | undefined) => {
    const next = nextChangeAt(changedAt ?? null, cooldownMs, ctx.now)
    return next === null ? null : timeTextOf(next)
  }
  return {
    phoneMasked: row?.phone_masked ?? null,
    emailMasked: row?.email_masked ?? null,
    userName: row?.user_name ?? null,
    hasPassword: row?.password_hash != null,
    nextUserNameTime: nextText(userNameCooldownMs, row?.user_name_changed_at),
    // Binding the first phone is not a change.
    nextPhoneTime: row?.phone_index == null ? null : nextText(phoneCooldownMs, row.phone_changed_at),
  }
}

/** Whether a member can sign in without a social account: by code, or by user name and password. */
export async function hasSignInMethod(db: Queryable, memberId: string): Promise<boolean> {
  const row = await findCredential(db, memberId)
  if (row === undefined) return false
  return (
    row.phone_index !== null ||
    row.email_index !== null ||
    (row.user_name !== null && row.password_hash !== null)
  )
}

/** A member's data in this domain, for the export. */
export async function exportAccount(
  keys: Keys,
  db: Queryable,
  memberId: string,
): Promise<{
  phone: string | null
  email: string | null
  userName: string | null
  consents: { termsType: number; version: string; time: string; ip: string }[]
}> {
  const row = await findCredential(db, memberId)
  const consents = await db
    .selectFrom('consent_log')
    .where('member_id', '=', memberId)
    .select(['terms_type', 'version', 'created_at', 'ip'])
    .orderBy('created_at')
    .execute()
  return {
    ...contactsOf(keys, row),
    userName: row?.user_name ?? null,
    consents: consents.map((one) => ({
      termsType: one.terms_type,
      version: one.version,
      time: timeTextOf(one.created_at),
      ip: one.ip,
    })),
  }
}
