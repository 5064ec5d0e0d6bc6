import type { FastifyRequest } from 'fastify'
import type { App, Viewer } from '../context.ts'
import { fail } from '../fail.ts'
import { cookieName } from '../session/session-cookie.ts'
import { hashSecret, sameText } from '../session/session-secret.ts'
import { header, verifySignature } from './sign.ts'

/**
 * Who calls. Every call is signed: with the session's key when a token is sent, else with the app key.
 * The token counts only together with the companion cookie of the browser it was given to.
 * @throws SignatureInvalid, TokenInvalid, SignedOutElsewhere
 */
export async function authenticate(app: App, request: FastifyRequest): Promise<Viewer | null> {
  const token = header(request, 'x-user-token')
  if (token === '') {
    await verifySignature(app, request, app.env.appKey, `ip:${request.ip}`)
    return null
  }
  const session = await app.sessions.find(token)
  const cookie = request.cookies[cookieName(app.env)] ?? ''
  if (session === null || !sameText(hashSecret(cookie).toString('hex'), session.cookieHash.toString('hex'))) {
    fail('TokenInvalid')
  }
  if (session.ended) fail('SignedOutElsewhere')
  if (session.acceptedUntil <= app.now().getTime()) fail('TokenInvalid')
  if (header(request, 'x-user-id') !== session.memberId) fail('TokenInvalid')
  await verifySignature(app, request, session.signKey, `session:${session.sessionId}`)
  return { id: session.memberId, sessionId: session.sessionId }
}
