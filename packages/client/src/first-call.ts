import type { Envelope } from '@guangquan/contract'
import { requestTimeoutMs } from '@guangquan/contract/wire/request-limits'
import { encoder, signedHeaders, type Signer, type SigningSession } from './signature.ts'

/**
 * Sends a call before the site has a client.
 * @returns null for a call without a response, or a refused one: the client then sends it like any other
 */
export async function sendFirstCall(
  signer: Signer,
  session: SigningSession,
  path: string,
  text: string,
): Promise<Envelope | null> {
  const method = 'POST'
  const body = encoder.encode(text)
  try {
    const headers = await signedHeaders(signer, session, {
      method,
      path,
      body,
      contentType: 'application/json',
    })
    const signal = AbortSignal.timeout(requestTimeoutMs)
    const response = await fetch(path, { method, headers, body, signal })
    const envelope: Envelope = await response.json()
    return envelope.success ? envelope : null
  } catch {
    return null
  }
}
