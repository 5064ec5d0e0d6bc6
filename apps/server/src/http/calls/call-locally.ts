import type { FastifyBaseLogger } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Method } from '@guangquan/contract'
import type { App, Ctx } from '../../context.ts'
import type { Implementation } from './implement.ts'
import { parseInput } from './parse-input.ts'
import type { VisitorCache } from '../pages/visitor-cache.ts'

/**
 * Makes a call as a visitor would, without HTTP, signature and limits: same schema, same handler, same output.
 * @returns the result as JSON text
 * @throws Failure as the call itself, NoSuchCall for a method without a handler
 */
export type CallLocally = (method: Method, input: unknown) => Promise<string>

/** Binds `callLocally` to a node and its handlers. */
export function makeCallLocally(
  app: App,
  implementations: Implementation[],
  cache: VisitorCache,
): CallLocally {
  const byMethod = new Map(implementations.map((one) => [one.method, one]))
  return async (method, input) => {
    const implementation = byMethod.get(method)
    if (implementation === undefined) throw new Error(`no handler for ${method.service}/${method.name}`)
    if (method.access !== 'public') throw new Error(`${method.service}/${method.name} is not for visitors`)
    const { result } = await cache.call(implementation, visitorCtx(app, app.log), parseInput(method, input))
    return result
  }
}

function visitorCtx(app: App, log: FastifyBaseLogger): Ctx {
  return {
    app,
    db: app.db,
    viewer: null,
    staff: null,
    now: app.now(),
    log,
    ip: '',
    requestId: uuid(),
    afterCommit: (effect) => effect(),
    request: { cookies: {}, userAgent: '', token: '', setCookie: () => undefined },
  }
}
