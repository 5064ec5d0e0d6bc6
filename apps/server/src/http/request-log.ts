import type { FastifyInstance } from 'fastify'
import { header } from './sign.ts'

/**
 * One line for each answer. The route's pattern stands for the address, so that no id and no query gets in; the
 * member is named by id alone.
 */
export function mountRequestLog(server: FastifyInstance): void {
  // These fields are known: looking for secrets among them would cost more than writing them.
  const log = server.log.child({}, { redact: [] })
  server.addHook('onResponse', (request, reply, done) => {
    const { call, quiet } = request.routeOptions.config
    if (quiet === true && reply.statusCode < 400) return done()
    log.info(
      {
        reqId: request.id,
        method: request.method,
        route: call ?? request.routeOptions.url ?? '',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        memberId: request.viewer?.id,
        userAgent: header(request, 'user-agent').slice(0, 256),
      },
      'answered',
    )
    done()
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked for every few seconds by machines: logged only when refused. */
    quiet?: boolean
  }
}
