import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { nonceLength, signatureSkewSeconds } from '@guangquan/contract'
import type { App } from '../context.ts'
import { fail } from '../fail.ts'
import { hmacHex, sameText } from '../session/session-secret.ts'

/** One value of a header, or an empty text. */
export function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/**
 * Checks `x-signature` = HMAC-SHA256(key, method ⏎ path ⏎ timestamp ⏎ nonce ⏎ SHA-256 of the raw body), hexadecimal.
 * The timestamp is in seconds, ±300 s; a nonce of 8 characters counts once per scope on every node.
 * @throws SignatureInvalid
 */
export async function verifySignature(
  app: App,
  request: FastifyRequest,
  key: string,
  scope: string,
): Promise<void> {
  const timestamp = header(request, 'x-timestamp')
  const nonce = header(request, 'x-nonce')
  if (header(request, 'x-app-id') !== app.env.PRODUCT_KEY) fail('SignatureInvalid')
  if (!/^\d{10}$/.test(timestamp) || !new RegExp(`^[0-9A-Za-z]{${nonceLength}}$`).test(nonce))
    fail('SignatureInvalid')
  const skew = Math.abs(Number(timestamp) - app.now().getTime() / 1000)
  if (skew > signatureSkewSeconds) fail('SignatureInvalid')
  const bodyHash = createHash('sha256')
    .update(request.rawBody ?? '')
    .digest('hex')
  const signed = [request.method, request.url.split('?')[0], timestamp, nonce, bodyHash].join('\n')
  if (!sameText(hmacHex(key, signed), header(request, 'x-signature'))) fail('SignatureInvalid')
  if (!(await app.nonces.take(scope, nonce))) fail('SignatureInvalid')
}
