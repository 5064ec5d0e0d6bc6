import { once } from 'node:events'
import { request, type Agent, type ClientRequest, type IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { callPath, type Envelope, type Method } from '@guangquan/contract'
import * as z from 'zod'
import { signedHeaders, type Browser } from '../testing/call-as.ts'
import type { TestNode } from '../testing/test-app.ts'

export interface RemoteResponse {
  /** 0 when the connection was refused or cut. */
  status: number
  success: boolean
  result: unknown
  errorCode: number | null
  headers: IncomingHttpHeaders
  milliseconds: number
  /** The error below HTTP. */
  cut: string | null
  /** The body as it was received. */
  text: string
}

const AnyEnvelope = z.object({
  success: z.boolean(),
  result: z.unknown(),
  error: z.object({ code: z.number() }).nullable(),
}) satisfies z.ZodType<Pick<Envelope, 'success'>>

export interface RemoteCall {
  url: string
  as: Browser | null
  method: Method
  input: unknown
  agent?: Agent
  /** IP address of the caller, as a proxy on this machine tells it. */
  address?: string
  /** Bytes to send instead of the JSON of the input, and their headers. */
  raw?: { payload: string | Buffer; headers?: Record<string, string> }
}

/** Calls a method of a separate program. `keys` has its settings and the clock. */
export async function callRemote(keys: Pick<TestNode, 'app'>, call: RemoteCall): Promise<RemoteResponse> {
  const { payload, outgoing, sent } = open(keys, call, {})
  const begin = performance.now()
  outgoing.end(payload)
  return responseOf(await sent, performance.now() - begin)
}

/** As `callRemote`; retries what a node was too busy for, as a browser does. */
export async function callRetrying(keys: Pick<TestNode, 'app'>, call: RemoteCall): Promise<RemoteResponse> {
  for (let attempt = 0; ; attempt++) {
    const response = await callRemote(keys, call)
    if (response.status !== 503 || attempt === 10) return response
    await sleep(100 * (attempt + 1))
  }
}

/** As `callRemote`, with a pause after the program has received the headers: `finish` sends the body. */
export async function beginRemote(
  keys: Pick<TestNode, 'app'>,
  call: RemoteCall,
): Promise<{ finish: () => Promise<RemoteResponse> }> {
  const { payload, outgoing, sent } = open(keys, call, {
    expect: '100-continue',
    'content-length': String(Buffer.byteLength(JSON.stringify(call.input))),
  })
  outgoing.flushHeaders()
  await once(outgoing, 'continue')
  return {
    finish: async () => {
      const begin = performance.now()
      outgoing.end(payload)
      return responseOf(await sent, performance.now() - begin)
    },
  }
}

function open(
  keys: Pick<TestNode, 'app'>,
  { url, as, method, input, agent, address, raw }: RemoteCall,
  further: Record<string, string>,
): { payload: string | Buffer; outgoing: ClientRequest; sent: Promise<Sent> } {
  const path = callPath(method, keys.app.env.PRODUCT_KEY)
  const payload = raw?.payload ?? JSON.stringify(input)
  const headers = {
    'content-type': 'application/json',
    ...signedHeaders(keys, as, 'POST', path, payload),
    ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    ...raw?.headers,
    ...further,
  }
  const outgoing = request(new URL(path, url), { method: 'POST', headers, agent })
  return { payload, outgoing, sent: readResponse(outgoing) }
}

function responseOf(sent: Sent, milliseconds: number): RemoteResponse {
  if (sent.cut !== null)
    return {
      status: 0,
      success: false,
      result: null,
      errorCode: null,
      headers: {},
      milliseconds,
      cut: sent.cut,
      text: '',
    }
  const envelope = AnyEnvelope.parse(JSON.parse(sent.body))
  return {
    status: sent.status,
    success: envelope.success,
    result: envelope.result,
    errorCode: envelope.error?.code ?? null,
    headers: sent.headers,
    milliseconds,
    cut: null,
    text: sent.body,
  }
}

type Sent = { status: number; headers: IncomingHttpHeaders; body: string; cut: string | null }

function readResponse(outgoing: ClientRequest): Promise<Sent> {
  return new Promise((resolve) => {
    const give = (error: Error) => resolve({ status: 0, headers: {}, body: '', cut: error.message })
    outgoing.on('error', give)
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', give)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
          cut: null,
        }),
      )
    })
  })
}
