import type { FastifyInstance } from 'fastify'

/** Longest a request may take, body and answer. */
const handlerTimeoutMs = 20_000

/**
 * Ends requests that take too long with a 503, whether the body dribbles in or the handler hangs. Routes that only
 * read what lies ready have no need of the timer; an upload sets its own `handlerTimeout`.
 */
export function limitHandlers(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const methods = [route.method].flat()
    if (methods.includes('POST') || methods.includes('PUT')) route.handlerTimeout ??= handlerTimeoutMs
  })
}
