import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long a stopping node waits for the rest of a request that has begun to arrive. */
const restOfRequestMs = 10_000

/**
 * Closes connections while the server stops: idle ones at once, and after some time those whose request has not arrived
 * completely (half of the headers, or a body that was announced and does not come); otherwise a single caller could
 * prevent a node from stopping. A request that has arrived gets its response, however long that takes.
 */
export function endUnfinished(server: FastifyInstance, waitMs = restOfRequestMs): void {
  const requests = new Map<Socket, IncomingMessage | null>()
  server.server.on('connection', (socket) => {
    requests.set(socket, null)
    socket.once('close', () => requests.delete(socket))
  })
  server.server.on('request', (request, response) => {
    requests.set(request.socket, request)
    response.once('close', () => {
      if (requests.get(request.socket) === request) requests.set(request.socket, null)
    })
  })
  server.addHook('preClose', (done) => {
    const timer = setTimeout(() => {
      const unfinished = [...requests].filter(([, request]) => request?.complete !== true)
      for (const [socket] of unfinished) socket.destroy()
      if (unfinished.length > 0)
        server.log.warn({ count: unfinished.length }, 'unfinished requests were ended')
    }, waitMs)
    // A connection that was busy is closed once it is idle.
    const sweep = setInterval(() => server.server.closeIdleConnections(), 100)
    timer.unref()
    sweep.unref()
    // Hooks named onClose run before the connections are closed.
    server.server.once('close', () => {
      clearTimeout(timer)
      clearInterval(sweep)
    })
    done()
  })
}
