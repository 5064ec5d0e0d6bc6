import type { Envelope, StoredUserInfo } from '@guangquan/contract'
import { requestTimeoutMs } from '@guangquan/contract/request-limits'
import { ApiError } from './api-error.ts'
import type { MethodRef } from '@guangquan/contract/method-ref'
import { signatureHeaders } from './signature.ts'

/** What the client needs from its host. */
export interface ClientHost {
  productKey: string
  appKey: string
  clockOffsetMs: () => number
  /** The stored session, read for each call: another tab may have renewed it. */
  session: () => StoredUserInfo | null
  onSessionLost: (reason: SessionLoss) => void
}

/** How a session was lost: code 1001, a missing or expired token, or HTTP 401 from a route that is not a call. */
export type SessionLoss = 'ended' | 'expired' | 'unauthorized'

export interface CallOptions {
  signal?: AbortSignal
  /** Is still sent when the page is left at this moment; for small inputs that nobody waits for, such as a like. */
  keepalive?: boolean
}

/** A client bound to its host: `call(api.NewPublish.Detail, { id })`. */
export interface Client {
  call: <I, O>(ref: MethodRef<I, O>, input: I, options?: CallOptions) => Promise<O>
  /** A signed request to a route that is not a call; returns the result in the envelope. */
  send: (request: RawRequest) => Promise<unknown>
}

export interface RawRequest {
  method: 'POST' | 'PUT'
  path: string
  body: Uint8Array<ArrayBuffer>
  contentType: string
  signal?: AbortSignal | undefined
  keepalive?: boolean | undefined
  /** Sends the request in place of `fetch`, as `sendWithProgress` does. */
  transport?: Transport
}

/** Sends a request with these headers; every network failure is an `ApiError`. */
export type Transport = (request: RawRequest, headers: Record<string, string>) => Promise<Answer>

const encoder = new TextEncoder()

/** Creates the client. Every failure is thrown as an `ApiError`. */
export function makeClient(host: ClientHost): Client {
  async function send(request: RawRequest): Promise<unknown> {
    const session = host.session()
    const headers = await signatureHeaders(
      { appId: host.productKey, key: session?.signKey ?? host.appKey, clockOffsetMs: host.clockOffsetMs() },
      request.method,
      request.path,
      request.body,
    )
    headers['content-type'] = request.contentType
    if (session !== null) {
      headers['x-user-token'] = session.userToken
      headers['x-user-id'] = session.id
    }
    const response = await (request.transport ?? fetchOrThrow)(request, headers)
    const envelope = readEnvelope(response)
    if (envelope?.success === true) return envelope.result
    const refusal = refused(envelope, response.status)
    const loss = lossIn(refusal)
    // Somebody may have signed in meanwhile: what was sent before says nothing about the new session.
    if (loss !== null && host.session()?.userToken === session?.userToken) host.onSessionLost(loss)
    throw refusal
  }

  return {
    send,
    call: async (ref, input, options = {}) => {
      const result = await send({
        method: 'POST',
        path: `/api/services/${host.productKey}/${ref.service}/${ref.method}`,
        body: encoder.encode(JSON.stringify(input)),
        contentType: 'application/json',
        ...options,
      })
      return ref.trust(result)
    },
  }
}

interface Answer {
  status: number
  text: string
}

async function fetchOrThrow(request: RawRequest, headers: Record<string, string>): Promise<Answer> {
  const timeout = AbortSignal.timeout(requestTimeoutMs)
  const signal = request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal])
  try {
    const response = await fetch(request.path, {
      method: request.method,
      headers,
      body: request.body,
      credentials: 'same-origin',
      keepalive: request.keepalive === true,
      signal,
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    if (request.signal?.aborted === true) throw error
    if (timeout.aborted) throw new ApiError({ kind: 'Timeout', message: '没有等到回应，请重试' })
    throw new ApiError({ kind: 'Offline', message: '网络断开了，请检查后重试' })
  }
}

/** The envelope of a response; null for what is none, such as the page of a proxy. */
function readEnvelope(response: Answer): Envelope | null {
  try {
    const envelope: Envelope | null = JSON.parse(response.text)
    return typeof envelope === 'object' ? envelope : null
  } catch {
    return null
  }
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

/** The sentence about the first invalid field: it says more than that the input is invalid. */
function fieldSentence({ fields }: Record<string, unknown>): string | null {
  if (typeof fields !== 'object' || fields === null) return null
  const first: unknown = Object.values(fields)[0]
  return typeof first === 'string' && first !== '' ? first : null
}
