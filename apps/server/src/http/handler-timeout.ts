import fastify, { type FastifyInstance, type FastifyReply, type onRequestHookHandler } from 'fastify'
import { Deadline } from '../db/deadline.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Cancels the request's work in the database; null for routes without this limit. */
    deadline: Deadline | null
  }
}

/** Maximum duration of a request, body and response included. */
const handlerTimeoutMs = 20_000
const sweepMs = 250

/**
 * Ends requests that take too long with a 503, whether the body trickles in or the handler hangs, and cancels their
 * work in the database: what was answered with a 503 is never committed afterwards. Routes that only read from memory
 * do not need it; an upload sets its own `handlerTimeout`. Checking the oldest requests from time to time costs less
 * than a timer and a signal per request.
 */
export function limitHandlers(server: FastifyInstance, timeoutMs = handlerTimeoutMs): void {
  const begun = new Map<FastifyReply, number>()
  server.decorateRequest('deadline', null)
  const begin: onRequestHookHandler = (request, reply, done) => {
    request.deadline = new Deadline()
    begun.set(reply, performance.now())
    done()
  }
  server.addHook('onRoute', (route) => {
    const methods = [route.method].flat()
    if (!methods.includes('POST') && !methods.includes('PUT')) return
    if (route.handlerTimeout === undefined) route.onRequest = [begin, ...[route.onRequest ?? []].flat()]
  })
  server.addHook('onResponse', (_request, reply, done) => {
    begun.delete(reply)
    done()
  })
  const sweep = setInterval(() => {
    const before = performance.now() - timeoutMs
    for (const [reply, since] of begun) {
      if (since > before) break
      // A running commit decides the response.
      if (reply.request.deadline?.end() === false) continue
      begun.delete(reply)
      endLate(reply, timeoutMs)
    }
  }, sweepMs)
  sweep.unref()
  server.addHook('onClose', () => clearInterval(sweep))
}

function endLate(reply: FastifyReply, timeoutMs: number): void {
  if (reply.sent) return
  const late = new fastify.errorCodes.FST_ERR_HANDLER_TIMEOUT(timeoutMs, reply.request.url)
  // A response already being sent can only be cut off.
  if (reply.raw.headersSent) reply.raw.destroy(late)
  else void reply.send(late)
}
