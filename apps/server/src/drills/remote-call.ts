import { once } from 'node:events'
import { request, type Agent, type ClientRequest } from 'node:http'
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
  milliseconds: number
  /** The error below HTTP. */
  cut: string | null
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
}

/** Calls a method of a separate program. `keys` has its settings and the clock. */
export async function callRemote(keys: Pick<TestNode, 'app'>, call: RemoteCall): Promise<RemoteResponse> {
  const { payload, outgoing, sent } = open(keys, call, {})
  const begin = performance.now()
  outgoing.end(payload)
  return responseOf(await sent, performance.now() - begin)
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
  { url, as, method, input, agent }: RemoteCall,
  further: Record<string, string>,
): { payload: string; outgoing: ClientRequest; sent: Promise<Sent> } {
  const path = callPath(method, keys.app.env.PRODUCT_KEY)
  const payload = JSON.stringify(input)
  const headers = {
    'content-type': 'application/json',
    ...signedHeaders(keys, as, 'POST', path, payload),
    ...further,
  }
  const outgoing = request(new URL(path, url), { method: 'POST', headers, agent })
  return { payload, outgoing, sent: readResponse(outgoing) }
}

function responseOf(sent: Sent, milliseconds: number): RemoteResponse {
  if (sent.cut !== null)
    return { status: 0, success: false, result: null, errorCode: null, milliseconds, cut: sent.cut }
  const envelope = AnyEnvelope.parse(JSON.parse(sent.body))
  return {
    status: sent.status,
    success: envelope.success,
    result: envelope.result,
    errorCode: envelope.error?.code ?? null,
    milliseconds,
    cut: null,
  }
}

type Sent = { status: number; body: string; cut: string | null }

function readResponse(outgoing: ClientRequest): Promise<Sent> {
  return new Promise((resolve) => {
    const give = (error: Error) => resolve({ status: 0, body: '', cut: error.message })
    outgoing.on('error', give)
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', give)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString(), cut: null }),
      )
    })
  })
}
