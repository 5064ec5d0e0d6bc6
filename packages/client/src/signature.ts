import { nonceLength } from '@guangquan/contract/request-limits'

const encoder = new TextEncoder()
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** What a request is signed with: the session's key, or the app key before there is a session. */
export interface Signer {
  appId: string
  key: string
  /** Server time minus this device's time, milliseconds. */
  clockOffsetMs: number
}

/** The signing headers of one request; see docs/api.md. `body` are the exact bytes that will be sent. */
export async function signatureHeaders(
  signer: Signer,
  method: string,
  path: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor((Date.now() + signer.clockOffsetMs) / 1000))
  const nonce = newNonce()
  const bodyHash = hex(await crypto.subtle.digest('SHA-256', body))
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(signer.key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const text = encoder.encode([method, path, timestamp, nonce, bodyHash].join('\n'))
  return {
    'x-app-id': signer.appId,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': hex(await crypto.subtle.sign('HMAC', key, text)),
  }
}

/** Lower-case hexadecimal text of bytes. */
export function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(nonceLength))
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}
