import type { MemberCtx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { fail } from '../fail.ts'
import { announceSession } from './announce-session.ts'
import { endSession } from './end-session.ts'
import { tokenGraceMs } from './find-session.ts'
import { addToken, type IssuedSession } from './issue-session.ts'
import { hashSecret } from './session-secret.ts'
import { openSignKey } from './sign-key.ts'

/**
 * Exchanges the caller's token for a new one of seven days; the old one stays valid for 60 s. A token presented after
 * this period has been copied: its whole session ends, on every node. The gate has already checked cookie, signature
 * and expiry.
 * @throws TokenInvalid
 */
export async function renewSession(ctx: MemberCtx): Promise<IssuedSession> {
  const renewed = await inTransaction(ctx, (tx) => renewOrEnd(ctx, tx))
  if (renewed === null) fail('TokenInvalid')
  return renewed
}

async function renewOrEnd(ctx: MemberCtx, tx: Tx): Promise<IssuedSession | null> {
  const tokenHash = hashSecret(ctx.request.token)
  const session = await tx
    .selectFrom('session')
    .where('id', '=', ctx.viewer.sessionId)
    .where('ended_at', 'is', null)
    .select(['id', 'sign_key', 'sign_key_cipher', 'absolute_expires_at'])
    .forUpdate()
    .executeTakeFirst()
  const presented = await tx
    .selectFrom('session_token')
    .where('token_hash', '=', tokenHash)
    .where('session_id', '=', ctx.viewer.sessionId)
    .select('superseded_at')
    .executeTakeFirst()
  if (session === undefined || presented === undefined) return null
  const signKey = openSignKey(ctx.app.env, session)
  if (signKey === null) return null
  if (presented.superseded_at === null) {
    await tx
      .updateTable('session_token')
      .set({ superseded_at: ctx.now })
      .where('token_hash', '=', tokenHash)
      .execute()
  } else if (presented.superseded_at.getTime() + tokenGraceMs < ctx.now.getTime()) {
    await endSession(ctx, tx, session.id, 'reuse')
    return null
  }
  const added = await addToken(ctx, tx, session.id, session.absolute_expires_at.getTime())
  await tx.updateTable('session').set({ last_used_at: ctx.now }).where('id', '=', session.id).execute()
  await announceSession(tx, session.id)
  return { sessionId: session.id, signKey, ...added }
}
