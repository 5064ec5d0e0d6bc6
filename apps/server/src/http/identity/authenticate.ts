import type { FastifyRequest } from 'fastify'
import type { App, Viewer } from '../../context.ts'
import { fail } from '../../fail.ts'
import { cookieName } from '../../session/session-cookie.ts'
import { hashSecret } from '../../session/session-secret.ts'
import { timingSafeEqual } from 'node:crypto'
import { header, verifySignature } from './sign.ts'

/** The claimed caller, and the key and nonce scope that must prove it. */
export interface Identity {
  viewer: Viewer | null
  key: string
  scope: string
}

/**
 * Authenticates the caller. Every call is signed: with the session's key when a token is sent, otherwise with the app
 * key.
 * @throws SignatureInvalid, TokenInvalid, SignedOutElsewhere
 */
export async function authenticate(
  app: App,
  request: FastifyRequest,
  options: { admitsSupersededToken?: boolean; read?: boolean } = {},
): Promise<Viewer | null> {
  const { viewer, key, scope } = await identify(app, request, options)
  await verifySignature(app, request, { key, scope, read: options.read === true })
  return viewer
}

/**
 * Finds the session that a request names. The token is valid only together with the companion cookie of the browser it
 * was given to. Proves nothing until the signature is checked with the returned key.
 * @throws TokenInvalid, SignedOutElsewhere
 */
export async function identify(
  app: App,
  request: FastifyRequest,
  options: { admitsSupersededToken?: boolean } = {},
): Promise<Identity> {
  const token = header(request, 'x-user-token')
  if (token === '') return { viewer: null, key: app.env.appKey, scope: `ip:${request.ip}` }
  const session = await app.sessions.find(token)
  const cookie = request.cookies[cookieName(app.env)] ?? ''
  if (session === null || !timingSafeEqual(hashSecret(cookie), session.cookieHash)) fail('TokenInvalid')
  if (header(request, 'x-user-id') !== session.memberId) fail('TokenInvalid')
  if (session.ended === 'elsewhere') fail('SignedOutElsewhere')
  const now = app.now().getTime()
  const graceOver = session.graceEndsAt < now && options.admitsSupersededToken !== true
  if (session.ended === 'here' || session.expiresAt <= now || graceOver) fail('TokenInvalid')
  return {
    viewer: {
      id: session.memberId,
      sessionId: session.sessionId,
      ...(session.mute !== null && session.mute.until.getTime() > now ? { mute: session.mute } : {}),
    },
    key: session.signKey,
    scope: `session:${session.sessionId}`,
  }
}
