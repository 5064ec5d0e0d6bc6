import type { Envelope, StoredUserInfo } from '@guangquan/contract'
import { ApiError } from './api-error.ts'
import type { MethodRef } from '@guangquan/contract/wire/method-ref'
import { encoder, pathOfCall, signedHeaders, type Signer } from './signature.ts'
import { fetchOrThrow, readEnvelope, type RawRequest } from './transport.ts'

/** What the client needs from its host. */
export interface ClientHost extends Signer {
  /** The stored session, read for each call: another tab may have renewed it. */
  session: () => StoredUserInfo | null
  onSessionLost: (reason: SessionLoss) => void
  /** The result of a call that was sent for this session before the client existed, if any. */
  takeFirst?: (
    session: StoredUserInfo | null,
    path: string,
    body: string,
  ) => Promise<{ result: unknown } | null> | undefined
}

/** How a session was lost: code 1001, a missing or expired token, or HTTP 401 from a route that is not a call. */
export type SessionLoss = 'ended' | 'expired' | 'unauthorized'

export interface CallOptions {
  signal?: AbortSignal
  /** The request outlives the page; for small inputs that nobody waits for, such as a like. */
  keepalive?: boolean
}

/** A client bound to its host: `call(api.NewPublish.Detail, { id })`. */
export interface Client {
  call: <I, O>(ref: MethodRef<I, O>, input: I, options?: CallOptions) => Promise<O>
  /** A signed request to a route that is not a call; returns the result in the envelope. */
  send: (request: RawRequest) => Promise<unknown>
}

/** Creates the client. Every failure is thrown as an `ApiError`. */
export function makeClient(host: ClientHost): Client {
  async function send(request: RawRequest): Promise<unknown> {
    const session = host.session()
    const headers = await signedHeaders(host, session, request)
    const response = await (request.transport ?? fetchOrThrow)(request, headers)
    const envelope = readEnvelope(response)
    if (envelope?.success === true) return envelope.result
    const refusal = refused(envelope, response.status)
    const loss = lossIn(refusal)
    // Somebody may have signed in meanwhile, about whose session an earlier request says nothing.
    if (loss !== null && host.session()?.userToken === session?.userToken) host.onSessionLost(loss)
    throw refusal
  }

  /** A proxy repeated the request and lost its response; with the same requestId, a newly signed request gets it. */
  async function sendAnew(error: unknown, input: unknown, request: RawRequest): Promise<unknown> {
    if (!(error instanceof ApiError) || error.kind !== 'AlreadyReceived' || !isIdentified(input)) throw error
    return send(request)
  }

  /** The server did nothing and says when it will be free; the caller handles a second refusal. */
  async function sendWhenFree(error: unknown, input: unknown, request: RawRequest): Promise<unknown> {
    if (!(error instanceof ApiError) || error.kind !== 'Crowded' || request.keepalive === true) throw error
    await pause(waitOf(error), request.signal)
    return send(request).catch((again: unknown) => sendAnew(again, input, request))
  }

  return {
    send,
    call: async (ref, input, options = {}) => {
      const path = pathOfCall(host.productKey, ref)
      const text = JSON.stringify(input)
      const first = host.takeFirst?.(host.session(), path, text)
      const early = first && (await first)
      if (early) return ref.trust(early.result)
      const body = encoder.encode(text)
      const request: RawRequest = { method: 'POST', path, body, contentType: 'application/json', ...options }
      const response = send(request)
        .catch((error: unknown) => sendAnew(error, input, request))
        .catch((error: unknown) => sendWhenFree(error, input, request))
      return ref.trust(await response)
    },
  }
}

const longestWaitSeconds = 10

/** In milliseconds, with a random part, so that refused clients do not all return at once. */
function waitOf({ details: { n } }: ApiError): number {
  const seconds = typeof n === 'number' ? Math.min(n, longestWaitSeconds) : 2
  return seconds * 1000 * (1 + Math.random() / 2)
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    const leave = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    if (signal?.aborted === true) leave()
    else signal?.addEventListener('abort', leave, { once: true })
  })
}

function isIdentified(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'requestId' in input && input.requestId !== undefined
}

function refused(envelope: Envelope | null, status: number): ApiError {
  const kind = envelope?.error?.name ?? 'Unknown'
  const details = envelope?.error?.details ?? {}
  const message = fieldSentence(details) ?? envelope?.message ?? '服务开小差了，请稍后再试'
  return new ApiError({ kind, status, message, details })
}

/** How a refusal ends the session; null if it does not. */
function lossIn({ kind, status }: ApiError): SessionLoss | null {
  if (kind === 'SignedOutElsewhere') return 'ended'
  if (status === 401) return 'unauthorized'
  return kind === 'TokenInvalid' ? 'expired' : null
}

/** The sentence of the first invalid field, which says more than that the input is invalid. */
function fieldSentence({ fields }: Record<string, unknown>): string | null {
  if (typeof fields !== 'object' || fields === null) return null
  const first: unknown = Object.values(fields)[0]
  return typeof first === 'string' && first !== '' ? first : null
}
