import type { Envelope } from '@guangquan/contract'
import { requestTimeoutMs } from '@guangquan/contract/wire/request-limits'
import { ApiError } from './api-error.ts'
import type { UnsignedRequest } from './signature.ts'

/** A request to a route of the server, before its headers exist. */
export interface RawRequest extends UnsignedRequest {
  signal?: AbortSignal | undefined
  keepalive?: boolean | undefined
  /** Sends the request in place of `fetch`, as `sendWithProgress` does. */
  transport?: Transport
}

/** Sends a request with these headers; every network failure is an `ApiError`. */
export type Transport = (request: RawRequest, headers: Record<string, string>) => Promise<RawResponse>

/** The status and text of a response. */
export interface RawResponse {
  status: number
  text: string
}

/** Sends a request. @throws ApiError when there is no response */
export async function fetchOrThrow(
  request: RawRequest,
  headers: Record<string, string>,
): Promise<RawResponse> {
  const timeout = AbortSignal.timeout(requestTimeoutMs)
  const signal = request.signal === undefined ? timeout : AbortSignal.any([timeout, request.signal])
  try {
    const response = await fetch(request.path, {
      method: request.method,
      headers,
      body: request.body,
      keepalive: request.keepalive ?? false,
      signal,
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    if (request.signal?.aborted === true) throw error
    if (timeout.aborted) throw new ApiError({ kind: 'Timeout', message: '没有等到回应，请重试' })
    throw new ApiError({ kind: 'Offline', message: '网络断开了，请检查后重试' })
  }
}

/** The envelope of a response; null for other texts, such as the page of a proxy. */
export function readEnvelope(response: RawResponse): Envelope | null {
  try {
    const envelope: Envelope | null = JSON.parse(response.text)
    return typeof envelope === 'object' ? envelope : null
  } catch {
    return null
  }
}
