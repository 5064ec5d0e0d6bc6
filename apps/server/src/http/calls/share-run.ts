import { fieldSentences } from '@guangquan/contract'
import type { App } from '../../context.ts'
import { Failure, fail } from '../../fail.ts'
import type { IdentifiedRequest } from './response.store.ts'

/** Max time that a repeated request waits for the first one on its node. */
const waitMs = 5000

interface Running {
  request: IdentifiedRequest
  /** Its response; undefined after a failure. */
  ended: Promise<string | undefined>
}

const runningOf = new WeakMap<App, Map<string, Running>>()

/**
 * Runs a request only once at a time on this node: a concurrent repetition waits in memory, without a connection of the
 * pool, and gets the same response. After a failure the next one runs.
 * @throws Failure TooFast for one that waited too long, BadInput for another request with the same id
 */
export async function shareRun(
  app: App,
  request: IdentifiedRequest,
  run: () => Promise<string>,
): Promise<string> {
  const running = runningOf.get(app) ?? new Map<string, Running>()
  runningOf.set(app, running)
  const key = `${request.caller.kind} ${request.caller.id} ${request.requestId}`
  const until = performance.now() + waitMs
  for (let first = running.get(key); first !== undefined; first = running.get(key)) {
    refuseOther(first.request, request)
    const response = await within(until - performance.now(), first.ended)
    if (response !== undefined) return response
  }
  const begun = run()
  running.set(key, { request, ended: begun.catch(() => undefined) })
  try {
    return await begun
  } finally {
    running.delete(key)
  }
}

/** @throws Failure BadInput when the id belongs to another request */
export function refuseOther(
  known: Pick<IdentifiedRequest, 'method' | 'bodyHash'>,
  request: IdentifiedRequest,
): void {
  if (known.method === request.method && known.bodyHash.equals(request.bodyHash)) return
  fail('BadInput', { fields: { requestId: fieldSentences.requestId } })
}

async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Failure('TooFast', { n: 1 })), Math.max(0, milliseconds))
  try {
    return await Promise.race([promise, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
