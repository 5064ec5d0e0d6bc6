import type { OwnInfo } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Ctx, MemberCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { takeWindow } from '../../http/take-window.ts'
import { nextChangeAt } from './account.policy.ts'
import { findCredential, findCredentialByTarget } from './account.store.ts'
import { isThrowAway } from './is-throw-away.ts'
import { takePuzzle, usualBits } from './puzzle.ts'
import type { Target } from './target.ts'

export type OwnCredential = Pick<
  OwnInfo,
  'phoneMasked' | 'emailMasked' | 'userName' | 'hasPassword' | 'nextUserNameTime' | 'nextPhoneTime'
>

// Half of what an address may ask in a day.
const freeQuestions = { points: 15, seconds: 86_400 }

/**
 * Whether a phone or mailbox has an account. The wire asks for this, so it is made slow to misuse: few a day by
 * address (the gate), and from half of them on a puzzle each.
 * @throws PuzzleNeeded, EmailRefused
 */
export async function targetExists(
  ctx: Ctx,
  { target, puzzle }: { target: Target; puzzle?: string | undefined },
): Promise<boolean> {
  if (target.kind === 'email' && isThrowAway(target.address)) fail('EmailRefused')
  if (ctx.app.env.RATE_LIMITS === 'on') {
    const asked = await takeWindow(ctx.db, ctx.now, `exists:${ctx.ip}`, freeQuestions)
    if (!asked.taken && (await takePuzzle(ctx, puzzle)) < usualBits) fail('PuzzleNeeded')
  }
  return (await findCredentialByTarget(ctx.app.env, ctx.db, target)) !== undefined
}

/** What of the signed-in member's own data the credential knows. */
export async function loadOwnCredential(ctx: MemberCtx): Promise<OwnCredential> {
  const row = await findCredential(ctx.db, ctx.viewer.id)
  const nextText = (what: 'phone' | 'userName', changedAt: Date | null | undefined) => {
    const next = nextChangeAt(what, changedAt ?? null, ctx.now)
    return next === null ? null : timeTextOf(next)
  }
  return {
    phoneMasked: row?.phone_masked ?? null,
    emailMasked: row?.email_masked ?? null,
    userName: row?.user_name ?? null,
    hasPassword: row?.password_hash != null,
    nextUserNameTime: nextText('userName', row?.user_name_changed_at),
    // The first phone of who has none is no change.
    nextPhoneTime: row?.phone_index == null ? null : nextText('phone', row.phone_changed_at),
  }
}

/** In which ways a member can sign in, beside the accounts of other houses. */
export async function findWaysIn(
  db: Queryable,
  memberId: string,
): Promise<{ phone: boolean; email: boolean; password: boolean }> {
  const row = await findCredential(db, memberId)
  return {
    phone: row?.phone_index != null,
    email: row?.email_index != null,
    password: row?.password_hash != null,
  }
}
