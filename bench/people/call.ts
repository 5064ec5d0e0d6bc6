import { callPath, type Method, type MethodInput, type MethodResult } from '@guangquan/contract'
import * as z from 'zod'
import type { Person } from '../load/load-job.ts'
import { signRequest, type Signer } from '../load/sign-request.ts'

const Envelope = z.looseObject({ success: z.boolean(), message: z.string(), result: z.unknown() })

/** Destination of calls, and the keys to sign them. */
export interface Caller extends Signer {
  url: string
}

/** Members who are signed in. */
export interface Members extends Caller {
  people: readonly Person[]
}

/**
 * Makes one signed call and returns its result, parsed by the declared schema.
 * @param person index into `caller.people`; null for a visitor
 * @throws with the sentence of the error
 */
export async function call<M extends Method>(
  caller: Caller,
  person: number | null,
  method: M,
  input: MethodInput<M>,
): Promise<{ result: MethodResult<M>; bytes: number; setCookie: string[] }> {
  const path = callPath(method, caller.productKey)
  const request = signRequest(caller, { method: 'POST', path, person, body: JSON.stringify(input) })
  const response = await fetch(caller.url + path, {
    method: 'POST',
    headers: request.headers,
    body: request.body ?? '',
  })
  const text = await response.text()
  const envelope = Envelope.parse(JSON.parse(text))
  if (!envelope.success) throw new Error(`${method.service}/${method.name}: ${envelope.message}`)
  return {
    result: parseResult(method, envelope.result),
    bytes: Buffer.byteLength(text),
    setCookie: response.headers.getSetCookie(),
  }
}

/** Why a call was refused, which also has the status 200; null if it succeeded, and for pages. */
export function refusalIn(text: string): string | null {
  if (!text.startsWith('{')) return null
  const envelope = Envelope.parse(JSON.parse(text))
  return envelope.success ? null : `refused: ${envelope.message}`
}

function parseResult<M extends Method>(method: M, result: unknown): MethodResult<M>
function parseResult(method: Method, result: unknown): unknown {
  return method.output.parse(result)
}
