import { createHash, randomBytes } from 'node:crypto'
import {
  callPath,
  errorCatalogue,
  type Access,
  type Envelope,
  type ErrorName,
  type Method,
} from '@guangquan/contract'
import type * as z from 'zod'
import { staffCookieName } from '../domains/staff/staff-cookie.ts'
import { cookieName } from '../session/session-cookie.ts'
import { hmacHex } from '../session/session-secret.ts'
import type { StaffBrowser } from './staff.ts'
import type { TestNode } from './test-app.ts'

/** The caller: a member, a member of staff in the console, or null for a visitor. */
export type TestCaller = Browser | StaffBrowser | null

/** A browser of a member: its token, signing key and companion cookie. */
export interface Browser {
  userId: string
  token: string
  signKey: string
  cookie: string
}

export interface RawResponse {
  status: number
  headers: Record<string, unknown>
  body: Envelope
}

export interface CallOptions {
  /** IP address of the caller, for limits. */
  ip?: string
  headers?: Record<string, string>
  /** Bytes to send instead of the JSON of the input. */
  rawBody?: string | Buffer
  /** The test expects error 5000; otherwise it throws with its cause. */
  expectsUnknown?: boolean
}

/** Calls through the real HTTP server as a member (or, with null, as a visitor) and returns the envelope. */
export async function callRaw(
  node: TestNode,
  as: TestCaller,
  method: Method,
  input: unknown,
  options: CallOptions = {},
): Promise<RawResponse> {
  const path = callPath(method, node.app.env.PRODUCT_KEY)
  const payload = options.rawBody ?? JSON.stringify(input)
  const response = await node.server.inject({
    method: 'POST',
    url: path,
    remoteAddress: options.ip ?? '127.0.0.1',
    payload,
    headers: {
      'content-type': 'application/json',
      ...signedHeaders(node, as, 'POST', path, payload),
      ...options.headers,
    },
  })
  const body: Envelope = response.json()
  if (body.error?.code === errorCatalogue.Unknown.code && options.expectsUnknown !== true) {
    throw new Error(`${method.service}/${method.name} failed: ${String(body.error.details?.['cause'])}`)
  }
  return { status: response.statusCode, headers: response.headers, body }
}

/** The headers of a signed request, also for routes that are not calls. */
export function signedHeaders(
  node: Pick<TestNode, 'app'>,
  as: TestCaller,
  httpMethod: string,
  path: string,
  payload: string | Buffer,
): Record<string, string> {
  const timestamp = String(Math.floor(node.app.now().getTime() / 1000))
  const nonce = randomBytes(4).toString('hex')
  const bodyHash = createHash('sha256').update(payload).digest('hex')
  const signature = hmacHex(
    as !== null && 'signKey' in as ? as.signKey : node.app.env.appKey,
    [httpMethod, path, timestamp, nonce, bodyHash].join('\n'),
  )
  const headers: Record<string, string> = {
    'x-app-id': node.app.env.PRODUCT_KEY,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signature,
  }
  if (as === null) return headers
  if ('staffSecret' in as) return { ...headers, cookie: `${staffCookieName(node.app.env)}=${as.staffSecret}` }
  return {
    ...headers,
    'x-user-token': as.token,
    'x-user-id': as.userId,
    cookie: `${cookieName(node.app.env)}=${as.cookie}`,
  }
}

/** A refused call, with the catalogue's number. */
export class CallRefused extends Error {
  readonly code: number
  readonly details: Record<string, unknown>
  constructor(method: Method, envelope: Envelope) {
    super(
      `${method.service}/${method.name}: ${envelope.error?.code} ${envelope.message} ${JSON.stringify(envelope.error?.details ?? {})}`,
    )
    this.code = envelope.error?.code ?? 0
    this.details = envelope.error?.details ?? {}
  }
}

/** Calls and unwraps: the result, or a thrown `CallRefused`. */
export async function callAs<A extends Access, I extends z.ZodType, O extends z.ZodType, E extends ErrorName>(
  node: TestNode,
  as: TestCaller,
  method: Method<A, I, O, E>,
  input: z.input<I>,
  options?: CallOptions,
): Promise<z.output<O>> {
  const { body } = await callRaw(node, as, method, input, options)
  if (!body.success) throw new CallRefused(method, body)
  return method.output.parse(body.result)
}
