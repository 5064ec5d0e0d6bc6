// The start of a member's page: the document loads this small script before the site's own ones, which take a phone a
// second longer. It imports nothing that would load those.
import { sendFirstCall } from '@guangquan/client/first-call'
import { pathOfCall, type SigningSession } from '@guangquan/client/signature'
import type { Envelope, StoredUserInfo } from '@guangquan/contract'
import { ownId } from '@guangquan/routes/own-id'
import { boot, clockOffsetMs, serverNow } from './boot.ts'
import { readStoredState, sessionName } from './stored.ts'

type Sent = Promise<Envelope | null>

/** What `session.ts` stores. */
interface StoredSession {
  user: StoredUserInfo | null
}

/** Responses to the calls of one member that were not taken yet, by path and body. */
interface FirstCalls {
  userId: string
  responses: Map<string, Sent>
}

/** Null if no calls were sent. */
export const firstCalls = import.meta.env.SSR ? null : sendFirstCalls()

/**
 * Takes the response to one of the page's first calls, once. It is undefined if the call was not sent for this session,
 * and null if it failed: the caller then sends the call like any other.
 */
export function takeFirstCall(session: SigningSession | null, path: string, body: string): Sent | undefined {
  if (session?.id !== firstCalls?.userId) return undefined
  const key = path + body
  const response = firstCalls?.responses.get(key)
  firstCalls?.responses.delete(key)
  return response
}

function sendFirstCalls(): FirstCalls | null {
  const { user: session = null }: Partial<StoredSession> = readStoredState(sessionName)
  if (session === null || session.userTokenExpireAt <= serverNow()) return null
  const signer = { productKey: boot.settings.productKey, appKey: boot.appKey, clockOffsetMs }
  const responses = new Map<string, Sent>()
  for (const call of boot.memberCalls ?? []) {
    const path = pathOfCall(signer.productKey, call)
    const body = JSON.stringify(call.input).replaceAll(ownId, session.id)
    responses.set(path + body, sendFirstCall(signer, session, path, body))
  }
  // A response requested before an act of the member must not be shown after it.
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, () => responses.clear(), true)
  return { userId: session.id, responses }
}
