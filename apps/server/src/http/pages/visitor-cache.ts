import { openLoadingCache, type Caches } from '../../cache/caches.ts'
import type { Ctx } from '../../context.ts'
import { callMethod } from '../calls/call-method.ts'
import { successText } from '../calls/envelope.ts'
import type { Implementation } from '../calls/implement.ts'

const settings = { name: 'visitor_response', max: 200, ttlMs: 2000 }

/** A successful response of a call. */
export interface CallResponse {
  /** Its result as JSON text. */
  result: string
  /** The whole envelope, as bytes if it is sent to many. */
  body: string | Buffer
}

interface Call {
  implementation: Implementation
  ctx: Ctx
  input: unknown
}

/**
 * Responses of methods that let visitors share them for a few seconds: a hundred concurrent visitors cost one query.
 * Members' responses are neither stored in it nor taken from it.
 */
export interface VisitorCache {
  call: (implementation: Implementation, ctx: Ctx, input: unknown) => Promise<CallResponse>
}

/** The cache of one node. `on: false` disables it, for tests that read what they have just written. */
export function makeVisitorCache(caches: Caches, on: boolean): VisitorCache {
  const responses = openLoadingCache<CallResponse, Call>(
    caches,
    settings,
    async (_, { implementation, ctx, input }) => toBytes(await response(implementation, ctx, input)),
  )
  return {
    call: (implementation, ctx, input) => {
      const { method } = implementation
      if (!on || method.access !== 'public' || ctx.viewer !== null || method.visitorCacheSeconds === 0) {
        return response(implementation, ctx, input)
      }
      const key = `${method.service}/${method.name} ${JSON.stringify(input)}`
      return responses.fetch(key, { implementation, ctx, input }, method.visitorCacheSeconds * 1000)
    },
  }
}

async function response(implementation: Implementation, ctx: Ctx, input: unknown): Promise<CallResponse> {
  const result = await callMethod(implementation, ctx, input)
  return { result, body: successText(result) }
}

function toBytes({ result, body }: CallResponse): CallResponse {
  return { result, body: Buffer.from(body) }
}
