import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** What log and metrics record about a response that bypasses the framework. */
export interface EarlyResponse {
  id: string
  /** The pattern of its route. */
  route: string
  status: number
  /** Milliseconds. */
  elapsed: number
  userAgent: string
}

/** Responds to a request completely, or leaves it to the framework. */
type RespondEarly = (
  request: IncomingMessage,
  response: ServerResponse,
  id: () => string,
) => Omit<EarlyResponse, 'elapsed' | 'userAgent'> | null

/** Requests that are served from memory before the framework routes them and runs its hooks. */
export interface EarlyResponses {
  /** Called with each response. */
  listeners: ((response: EarlyResponse) => void)[]
  mount: (server: FastifyInstance, respond: RespondEarly) => void
}

/**
 * Routing, objects, a child logger and hooks of the framework would be most of the cost of a page from memory.
 * @param makeId ids as those of all other requests
 */
export function makeEarlyResponses(makeId: () => string): EarlyResponses {
  const listeners: EarlyResponses['listeners'] = []
  return {
    listeners,
    mount: (server, respond) => {
      const handlers = server.server.listeners('request')
      let isStopping = false
      // The framework serves requests of a stopping node, so that the connection is closed.
      server.addHook('preClose', (done) => {
        isStopping = true
        done()
      })
      server.server.removeAllListeners('request')
      server.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
        const begin = performance.now()
        const early = isStopping ? null : respond(request, response, makeId)
        if (early === null) {
          for (const handle of handlers) Reflect.apply(handle, server.server, [request, response])
          return
        }
        const elapsed = performance.now() - begin
        const userAgent = request.headers['user-agent'] ?? ''
        for (const notify of listeners) notify({ ...early, elapsed, userAgent })
      })
    },
  }
}
