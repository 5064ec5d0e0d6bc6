import type { Envelope } from '@guangquan/contract'
import { signedHeaders, type Signer, type SigningSession } from './signature.ts'
import { fetchOrThrow, readEnvelope } from './transport.ts'

/**
 * Sends a call before the site has a client.
 * @returns null when it was not answered, or refused: the client sends it then like any other
 */
export async function sendFirstCall(
  signer: Signer,
  session: SigningSession,
  path: string,
  text: string,
): Promise<Envelope | null> {
  const body = new TextEncoder().encode(text)
  const request = { method: 'POST', path, body, contentType: 'application/json' } as const
  try {
    const answer = await fetchOrThrow(request, await signedHeaders(signer, session, request))
    const envelope = readEnvelope(answer)
    return envelope?.success === true ? envelope : null
  } catch {
    return null
  }
}
