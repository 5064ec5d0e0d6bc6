import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { nonceLength, signatureSkewSeconds } from '@guangquan/contract'
import type { App } from '../../context.ts'
import { fail } from '../../fail.ts'
import { hmacHex, sameText } from '../../session/session-secret.ts'

const nonceForm = new RegExp(`^[0-9A-Za-z]{${nonceLength}}$`)
const emptyBodyHash = hash('sha256', '')

/** The single value of a header, or an empty text. */
export function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/**
 * Checks `x-signature` = HMAC-SHA256(key, method ⏎ path ⏎ timestamp ⏎ nonce ⏎ SHA-256 of the raw body), hexadecimal. A
 * streamed body is signed by its `x-content-sha256`; its reader compares the hash.
 * @throws SignatureInvalid, AlreadyReceived
 */
export async function verifySignature(
  app: App,
  request: FastifyRequest,
  { key, scope, read }: { key: string; scope: string; read: boolean },
): Promise<void> {
  const timestamp = header(request, 'x-timestamp')
  const nonce = header(request, 'x-nonce')
  if (header(request, 'x-app-id') !== app.env.PRODUCT_KEY) fail('SignatureInvalid')
  const signed = [request.method, pathOf(request), timestamp, nonce, bodyHash(request)].join('\n')
  await verifyOnce(app, {
    timestamp,
    nonce,
    scope,
    read,
    expected: hmacHex(key, signed),
    given: header(request, 'x-signature'),
  })
}

interface Proof {
  timestamp: string
  nonce: string
  scope: string
  /** Whether the nonce counts on this node only: `read` of the method. */
  read: boolean
  expected: string
  given: string
}

/**
 * The checks common to both forms: clock within ±300 s, valid signature, nonce never seen in its scope. A known nonce
 * means that a proxy or the browser sent the request again: nothing is wrong with the caller's clock.
 * @throws SignatureInvalid, AlreadyReceived
 */
export async function verifyOnce(app: App, proof: Proof): Promise<void> {
  if (!/^\d{10}$/.test(proof.timestamp) || !nonceForm.test(proof.nonce)) fail('SignatureInvalid')
  const skewSeconds = Math.abs(Number(proof.timestamp) - app.now().getTime() / 1000)
  if (skewSeconds > signatureSkewSeconds) fail('SignatureInvalid')
  if (!sameText(proof.expected, proof.given)) fail('SignatureInvalid')
  const { nonces } = app
  const isFirst = proof.read
    ? nonces.consumeLocally(proof.scope, proof.nonce)
    : await nonces.consume(proof.scope, proof.nonce)
  if (!isFirst) fail('AlreadyReceived')
}

/** The path as in the request line, without the query. */
export function pathOf(request: FastifyRequest): string {
  const end = request.url.indexOf('?')
  return end === -1 ? request.url : request.url.slice(0, end)
}

function bodyHash(request: FastifyRequest): string {
  if (request.rawBody !== undefined) return hash('sha256', request.rawBody)
  return header(request, 'x-content-sha256') || emptyBodyHash
}
