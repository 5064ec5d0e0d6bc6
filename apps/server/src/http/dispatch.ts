import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Method } from '@guangquan/contract'
import type { App, Ctx } from '../context.ts'
import { fail } from '../fail.ts'
import { answerOnce } from './answer-once.ts'
import { authenticate } from './authenticate.ts'
import { success } from './envelope.ts'
import type { Implementation } from './implement.ts'
import { limitCall } from './limit.ts'
import { makeCtx } from './make-ctx.ts'
import { parseInput } from './parse-input.ts'
import { shapeOutput } from './shape-output.ts'

interface CallRoute {
  Params: { service: string; method: string }
}

/**
 * The one door of every call: `POST /api/services/{product}/{Service}/{Method}`.
 * Fails closed: what is not declared does not exist, and nothing reaches a handler before the gate.
 */
export function mountDispatcher(server: FastifyInstance, app: App, implementations: Implementation[]): void {
  const byAddress = new Map(implementations.map((one) => [addressOf(one.method), one]))

  server.post<CallRoute>(
    `/api/services/${app.env.PRODUCT_KEY}/:service/:method`,
    { bodyLimit: largestBody(implementations) },
    async (request, reply) => {
      const { service, method } = request.params
      const implementation = byAddress.get(`${service}/${method}`)
      if (implementation === undefined) {
        reply.status(404)
        fail('NoSuchCall')
      }
      return success(await passGate(app, implementation, request, reply))
    },
  )
}

/** The gate, in its one order: signature and session → access → limit → input → once → run → output. */
async function passGate(
  app: App,
  implementation: Implementation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { method, run } = implementation
  const ctx: Ctx = makeCtx(app, request, reply)
  ctx.viewer = await authenticate(app, request)
  if (method.access === 'member' && ctx.viewer === null) fail('TokenInvalid')
  await limitCall(app, method, ctx)
  const input = parseInput(method, request.body)
  const answer = method.write
    ? await answerOnce(ctx, method, input, () => run(ctx, input))
    : await run(ctx, input)
  return shapeOutput(app, method, answer)
}

function addressOf(method: Method): string {
  return `${method.service}/${method.name}`
}

function largestBody(implementations: Implementation[]): number {
  return Math.max(...implementations.map((one) => one.method.maxKiB)) * 1024
}
