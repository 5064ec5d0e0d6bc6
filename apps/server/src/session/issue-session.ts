import { v7 as uuid } from 'uuid'
import type { Ctx } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { emit } from '../events/emit.ts'
import { regionOf } from '../region/region-of.ts'
import { endSession } from './end-session.ts'
import { sessionLifeMs, setSessionCookie } from './session-cookie.ts'
import { hashSecret, newSecret } from './session-secret.ts'
import { sealSignKey } from './sign-key.ts'

const tokenLifeMs = 7 * 24 * 3600_000
const liveSessionsPerMember = 5

/** The secrets of a new or renewed session, given to its browser once. */
export interface IssuedSession {
  sessionId: string
  token: string
  signKey: string
  expiresAt: Date
}

/** A new session; its companion cookie is already set on the response. */
export interface NewSession extends IssuedSession {
  cookie: string
}

/**
 * Signs a member in on this device: a new session, its first token and its companion cookie. Ends the oldest sessions
 * beyond five.
 */
export async function issueSession(ctx: Ctx, tx: Tx, memberId: string): Promise<NewSession> {
  // Two concurrent sign-ins must not both count four others.
  await tx.selectFrom('member').where('id', '=', memberId).select('id').forUpdate().execute()
  const sessionId = uuid()
  const cookie = newSecret()
  const signKey = newSecret()
  await tx
    .insertInto('session')
    .values({
      id: sessionId,
      member_id: memberId,
      cookie_hash: hashSecret(cookie),
      sign_key_cipher: sealSignKey(ctx.app.env, sessionId, signKey),
      absolute_expires_at: new Date(ctx.now.getTime() + sessionLifeMs),
      device: ctx.request.userAgent,
      ip: ctx.ip,
      region: regionOf(ctx.ip),
      created_at: ctx.now,
      last_used_at: ctx.now,
    })
    .execute()
  const { token, expiresAt } = await addToken(ctx, tx, sessionId, ctx.now.getTime() + sessionLifeMs)
  await endOldestSessions(ctx, tx, memberId)
  setSessionCookie(ctx, cookie)
  return { sessionId, token, signKey, cookie, expiresAt }
}

/** Adds a token of seven days to a session, never beyond the session's own end (epoch milliseconds). */
export async function addToken(
  ctx: Ctx,
  tx: Tx,
  sessionId: string,
  sessionEndsAt: number,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newSecret()
  const expiresAt = new Date(Math.min(ctx.now.getTime() + tokenLifeMs, sessionEndsAt))
  await tx
    .insertInto('session_token')
    .values({
      token_hash: hashSecret(token),
      session_id: sessionId,
      expires_at: expiresAt,
      created_at: ctx.now,
    })
    .execute()
  return { token, expiresAt }
}

async function endOldestSessions(ctx: Ctx, tx: Tx, memberId: string): Promise<void> {
  const surplus = await tx
    .selectFrom('session')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('absolute_expires_at', '>', ctx.now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(liveSessionsPerMember)
    .select('id')
    .execute()
  for (const row of surplus) {
    await endSession(ctx, tx, row.id, 'replaced')
    await emit(tx, 'session.replaced', { memberId, sessionId: row.id })
  }
}
