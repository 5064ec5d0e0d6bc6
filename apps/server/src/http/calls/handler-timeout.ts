import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type onRequestHookHandler,
} from 'fastify'
import { Deadline } from '../../db/deadline.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Cancels the request's work in the database; null for routes without this limit. */
    deadline: Deadline | null
    /** Index in the list of running requests; null for routes without this limit, and after the end. */
    timeoutPlace: number | null
  }
}

interface UnderWay {
  reply: FastifyReply
  /** By `performance.now()`. */
  since: number
}

/** Maximum duration of a request, body and response included. */
const handlerTimeoutMs = 20_000
const sweepMs = 250

/**
 * Ends requests that take too long with a 503, whether the body trickles in or the handler hangs, and cancels their
 * work in the database: a request that got a 503 is never committed afterwards. Routes that only read from memory do
 * not need it; an upload sets its own `handlerTimeout`. Checking all running requests from time to time costs less than
 * a timer and a signal per request.
 */
export function limitHandlers(server: FastifyInstance, timeoutMs = handlerTimeoutMs): void {
  // Not a Map: when V8 reallocates the table of a Map, the old table keeps its entries and the new table alive until
  // the next full garbage collection (docs/decisions/0400-garbage-of-requests.md).
  const underWay: (UnderWay | null)[] = []
  const free: number[] = []
  server.decorateRequest('deadline', null)
  server.decorateRequest('timeoutPlace', null)
  const begin: onRequestHookHandler = (request, reply, done) => {
    request.deadline = new Deadline()
    request.timeoutPlace = free.pop() ?? underWay.length
    underWay[request.timeoutPlace] = { reply, since: performance.now() }
    done()
  }
  const end = (request: FastifyRequest) => {
    if (request.timeoutPlace === null) return
    underWay[request.timeoutPlace] = null
    free.push(request.timeoutPlace)
    request.timeoutPlace = null
  }
  server.addHook('onRoute', (route) => {
    const methods = [route.method].flat()
    if (!methods.includes('POST') && !methods.includes('PUT')) return
    if (route.handlerTimeout === undefined) route.onRequest = [begin, ...[route.onRequest ?? []].flat()]
  })
  server.addHook('onResponse', (request, _reply, done) => {
    end(request)
    done()
  })
  const sweep = setInterval(() => {
    const before = performance.now() - timeoutMs
    for (const one of underWay) {
      if (one === null || one.since > before) continue
      const { reply } = one
      // A running commit decides the response.
      if (reply.request.deadline?.end() === false) continue
      end(reply.request)
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
