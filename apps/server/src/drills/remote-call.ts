import { request, type Agent } from 'node:http'
import type { Envelope, Method } from '@guangquan/contract'
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
  /** What went wrong below HTTP. */
  cut: string | null
}

const AnyEnvelope = z.object({
  success: z.boolean(),
  result: z.unknown(),
  error: z.object({ code: z.number() }).nullable(),
}) satisfies z.ZodType<Pick<Envelope, 'success'>>

/** Calls a method of a program that runs elsewhere. `keys` knows its settings and the clock. */
export async function callRemote(
  keys: Pick<TestNode, 'app'>,
  options: { url: string; as: Browser | null; method: Method; input: unknown; agent?: Agent },
): Promise<RemoteAnswer> {
  const { url, as, method, input } = options
  const path = `/api/services/${keys.app.env.PRODUCT_KEY}/${method.service}/${method.name}`
  const payload = JSON.stringify(input)
  const begin = performance.now()
  const sent = await send(new URL(path, url), payload, options.agent, {
    'content-type': 'application/json',
    ...signedHeaders(keys, as, 'POST', path, payload),
  })
  const milliseconds = performance.now() - begin
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

function send(
  url: URL,
  payload: string,
  agent: Agent | undefined,
  headers: Record<string, string>,
): Promise<Sent> {
  return new Promise((resolve) => {
    const give = (error: Error) => resolve({ status: 0, body: '', cut: error.message })
    const outgoing = request(url, { method: 'POST', headers, agent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', give)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString(), cut: null }),
      )
    })
    outgoing.on('error', give)
    outgoing.end(payload)
  })
}
