import { once } from 'node:events'
import { request, type Agent, type ClientRequest } from 'node:http'
import { callPath, type Envelope, type Method } from '@guangquan/contract'
import * as z from 'zod'
import { signedHeaders, type Browser } from '../testing/call-as.ts'
import type { TestNode } from '../testing/test-app.ts'

export interface RemoteAnswer {
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
export async function callRemote(keys: Pick<TestNode, 'app'>, call: RemoteCall): Promise<RemoteAnswer> {
  const { payload, outgoing, sent } = open(keys, call, {})
  const begin = performance.now()
  outgoing.end(payload)
  return answerOf(await sent, performance.now() - begin)
}

/** As `callRemote`, with a pause after the program has received the headers: `finish` sends the body. */
export async function beginRemote(
  keys: Pick<TestNode, 'app'>,
  call: RemoteCall,
): Promise<{ finish: () => Promise<RemoteAnswer> }> {
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
      return answerOf(await sent, performance.now() - begin)
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
  return { payload, outgoing, sent: readAnswer(outgoing) }
}

function answerOf(sent: Sent, milliseconds: number): RemoteAnswer {
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

function readAnswer(outgoing: ClientRequest): Promise<Sent> {
  return new Promise((resolve) => {
    const give = (error: Error) => resolve({ status: 0, body: '', cut: error.message })
    outgoing.on('error', give)
    outgoing.on('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', give)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString(), cut: null }),
      )
    })
  })
}
