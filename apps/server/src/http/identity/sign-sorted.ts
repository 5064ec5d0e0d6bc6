import type { FastifyRequest } from 'fastify'
import type { App, Viewer } from '../../context.ts'
import { fail } from '../../fail.ts'
import { hmacHex } from '../../session/session-secret.ts'
import { identify } from './authenticate.ts'
import { header, pathOf, verifyOnce } from './sign.ts'

/** Scheme of the second form: `Authorization: GQ-SORTED timestamp:nonce:signature`. */
export const sortedScheme = 'GQ-SORTED'

/** Whether a request uses the second form. */
export function hasSortedAuthorization(request: FastifyRequest): boolean {
  return header(request, 'authorization').startsWith(`${sortedScheme} `)
}

/**
 * The second form of a signature, for the file host's two endpoints: HMAC-SHA256 over method, path, the request's text
 * parameters sorted by name, nonce and timestamp. The key is the session's when `x-user-token` and `x-user-id` are sent
 * (with the companion cookie), otherwise the app key. Files are not covered.
 * @returns the caller, or null for a visitor
 * @throws SignatureInvalid, TokenInvalid, SignedOutElsewhere
 */
export async function verifySortedAuthorization(
  app: App,
  request: FastifyRequest,
  params: Record<string, string>,
): Promise<Viewer | null> {
  const [scheme, proof = ''] = header(request, 'authorization').split(' ')
  const [timestamp = '', nonce = '', given = ''] = proof.split(':')
  if (scheme !== sortedScheme) fail('SignatureInvalid')
  const { viewer, key, scope } = await identify(app, request)
  const text = sortedText(request.method, pathOf(request), params, nonce, timestamp)
  await verifyOnce(app, { timestamp, nonce, scope, read: false, expected: hmacHex(key, text), given })
  return viewer
}

/** The text that the second form signs. */
export function sortedText(
  method: string,
  path: string,
  params: Record<string, string>,
  nonce: string,
  timestamp: string,
): string {
  const sorted = Object.entries(params)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`)
    .join('&')
  return [method, path, sorted, nonce, timestamp].join('\n')
}

// RFC 3986: everything but letters, digits and - _ . ~
function percentEncoded(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
