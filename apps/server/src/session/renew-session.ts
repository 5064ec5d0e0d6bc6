import type { Ctx } from '../context.ts'
import { fail } from '../fail.ts'
import { endSession } from './end-session.ts'
import { tokenGraceMs } from './find-session.ts'
import { addToken, type IssuedSession } from './issue-session.ts'
import { cookieName } from './session-cookie.ts'
import { hashSecret, sameText } from './session-secret.ts'

/**
 * Exchanges a live token for a new one of seven days; the old one stays good for 60 s.
 * A token presented here after its grace was copied: its whole session ends.
 * @throws TokenInvalid
 */
export async function renewSession(ctx: Ctx, token: string): Promise<IssuedSession & { memberId: string }> {
  const tokenHash = hashSecret(token)
  const reused = await ctx.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('session_token')
      .innerJoin('session', 'session.id', 'session_token.session_id')
      .where('session_token.token_hash', '=', tokenHash)
      .select([
        'session.id',
        'session.member_id',
        'session.cookie_hash',
        'session.sign_key',
        'session.ended_at',
        'session.absolute_expires_at',
        'session_token.expires_at',
        'session_token.superseded_at',
      ])
      .forUpdate('session')
      .executeTakeFirst()
    const cookie = ctx.request.cookies[cookieName(ctx.app.env)] ?? ''
    if (
      row === undefined ||
      row.ended_at !== null ||
      row.expires_at <= ctx.now ||
      row.absolute_expires_at <= ctx.now ||
      !sameText(hashSecret(cookie).toString('hex'), row.cookie_hash.toString('hex'))
    ) {
      fail('TokenInvalid')
    }
    if (row.superseded_at !== null && row.superseded_at.getTime() + tokenGraceMs < ctx.now.getTime()) {
      return { copied: true, sessionId: row.id } as const
    }
    const added = await addToken(ctx, tx, row.id)
    await tx
      .updateTable('session_token')
      .set({ superseded_at: ctx.now })
      .where('token_hash', '=', tokenHash)
      .where('superseded_at', 'is', null)
      .execute()
    await tx.updateTable('session').set({ last_used_at: ctx.now }).where('id', '=', row.id).execute()
    return {
      copied: false,
      sessionId: row.id,
      signKey: row.sign_key,
      memberId: row.member_id,
      ...added,
    } as const
  })
  if (reused.copied) {
    await endSession(ctx, ctx.db, reused.sessionId, 'reuse')
    fail('TokenInvalid')
  }
  await ctx.app.bus.publish('session.changed', reused.sessionId)
  return reused
}
