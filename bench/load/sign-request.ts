import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { nonceLength } from '@guangquan/contract/wire/request-limits'
import type { Person, RequestTemplate, StaffBrowser } from './load-job.ts'

/** What signatures need besides a person's own key. */
export interface Signer {
  productKey: string
  appKey: string
  people: readonly (Person | StaffBrowser)[]
}

export interface SignedRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

interface RawRequest {
  method: string
  path: string
  body: string | Uint8Array
  /** Index of the calling person; null for a visitor. */
  person: number | null
}

/** A request with the headers of docs/api.md. A page is requested as by a browser, without a signature. */
export function signRequest(signer: Signer, request: RequestTemplate): SignedRequest {
  const { method, path } = request
  if (method === 'GET') return { method, path, headers: { 'accept-encoding': 'gzip, deflate, br' } }
  const body = (request.body ?? '').replaceAll('@requestId', () => randomUUID())
  const headers = signRaw(
    signer,
    { method, path, body, person: request.person ?? null },
    body === request.body,
  )
  return { method, path, body, headers: { 'content-type': 'application/json', ...headers } }
}

/**
 * The signature headers of one request, with a new timestamp and nonce.
 * @param recurs the same body is signed again: its hash is cached, so that a hundred thousand are signed in a second
 */
export function signRaw(signer: Signer, request: RawRequest, recurs = false): Record<string, string> {
  const { method, path, body } = request
  const person = request.person === null ? undefined : signer.people[request.person]
  const key = person === undefined || 'staffCookie' in person ? signer.appKey : person.signKey
  const timestamp = String(Math.floor(Date.now() / 1000))
  const nonce = newNonce()
  const text = [method, path, timestamp, nonce, recurs ? cachedHash(String(body)) : hash(body)].join('\n')
  const headers = {
    'x-app-id': signer.productKey,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': createHmac('sha256', key).update(text).digest('hex'),
  }
  if (person === undefined) return headers
  if ('staffCookie' in person) return { ...headers, cookie: `staff=${person.staffCookie}` }
  return {
    ...headers,
    'x-user-token': person.token,
    'x-user-id': person.userId,
    cookie: `sid=${person.cookie}`,
  }
}

const stored = new Map<string, string>()

function cachedHash(body: string): string {
  const known = stored.get(body) ?? hash(body)
  if (stored.size < 10_000) stored.set(body, known)
  return known
}

function hash(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('hex')
}

let nonces = Buffer.alloc(0)
let nonceAt = 0

function newNonce(): string {
  const bytes = nonceLength / 2
  if (nonceAt + bytes > nonces.length) {
    nonces = randomBytes(1024 * bytes)
    nonceAt = 0
  }
  nonceAt += bytes
  return nonces.toString('hex', nonceAt - bytes, nonceAt)
}
