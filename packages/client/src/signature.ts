import type { StoredUserInfo } from '@guangquan/contract'
import { nonceLength } from '@guangquan/contract/wire/request-limits'

export const encoder = new TextEncoder()

/** The signer of requests: the session with its key, or the application with the app key. */
export interface Signer {
  productKey: string
  appKey: string
  /** Server time minus this device's time, milliseconds. */
  clockOffsetMs: () => number
}

/** The part of the stored session that a request needs. */
export type SigningSession = Pick<StoredUserInfo, 'id' | 'userToken' | 'signKey'>

/** A request before it is signed. `body` are the exact bytes that will be sent. */
export interface UnsignedRequest {
  method: 'POST' | 'PUT'
  path: string
  body: Uint8Array<ArrayBuffer>
  contentType: string
}

/** The path of a call. */
export function pathOfCall(
  productKey: string,
  { service, method }: { service: string; method: string },
): string {
  return `/api/services/${productKey}/${service}/${method}`
}

/** The headers of one request: its signature and its session; see docs/api.md. */
export async function signedHeaders(
  signer: Signer,
  session: SigningSession | null,
  { method, path, body, contentType }: UnsignedRequest,
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor((Date.now() + signer.clockOffsetMs()) / 1000))
  const nonce = newNonce()
  const bodyHash = hex(await crypto.subtle.digest('SHA-256', body))
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(session?.signKey ?? signer.appKey),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const text = encoder.encode([method, path, timestamp, nonce, bodyHash].join('\n'))
  return {
    'content-type': contentType,
    'x-app-id': signer.productKey,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': hex(await crypto.subtle.sign('HMAC', key, text)),
    ...(session === null ? {} : { 'x-user-token': session.userToken, 'x-user-id': session.id }),
  }
}

/** Lower-case hexadecimal text of bytes. */
export function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

// 41 bits: the server separates the nonces of each session or address for some minutes.
function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(nonceLength))
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('')
}
