import type { FastifyInstance } from 'fastify'
import type { EarlyResponses } from '../pages/early-responses.ts'
import { header } from '../identity/sign.ts'

/**
 * Logs one line per response. The route's pattern replaces the URL, so that it contains no id and no query; the member
 * is only named by id, and the client's address only if the operator wants it.
 */
export function mountRequestLog(
  server: FastifyInstance,
  early: EarlyResponses,
  { withAddress }: { withAddress: boolean },
): void {
  // These fields are known: searching them for secrets would cost more than writing them.
  const log = server.log.child({}, { redact: [] })
  early.listeners.push(({ id, route, status, elapsed, userAgent }) =>
    log.info(
      { reqId: id, method: 'GET', route, status, ms: tenths(elapsed), userAgent: userAgent.slice(0, 256) },
      'answered',
    ),
  )
  server.addHook('onResponse', (request, reply, done) => {
    const { call, quiet } = request.routeOptions.config
    if (quiet === true && reply.statusCode < 400) return done()
    log.info(
      {
        reqId: request.id,
        method: request.method,
        route: call ?? request.routeOptions.url ?? '',
        status: reply.statusCode,
        ms: tenths(reply.elapsedTime),
        memberId: request.viewer?.id,
        ...(withAddress ? { address: request.ip } : {}),
        userAgent: header(request, 'user-agent').slice(0, 256),
      },
      'answered',
    )
    done()
  })
}

const tenths = (milliseconds: number) => Math.round(milliseconds * 10) / 10

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For what machines request every few seconds: logged only when refused. */
    quiet?: boolean
  }
}
