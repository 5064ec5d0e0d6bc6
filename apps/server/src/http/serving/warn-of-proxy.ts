import type { FastifyInstance } from 'fastify'
import type { App } from '../../context.ts'

/**
 * Warns once if requests come through a proxy that no setting names: all members behind it would share the limits of
 * one address, and every record would contain the proxy's address.
 */
export function warnOfProxy(server: FastifyInstance, { env, log }: Pick<App, 'env' | 'log'>): void {
  if (env.TRUST_PROXY !== undefined) return
  let isSaid = false
  server.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && (request.headers['x-forwarded-for'] ?? request.headers['forwarded']) !== undefined) {
      isSaid = true
      log.warn(
        { address: request.ip },
        'requests carry X-Forwarded-For, and TRUST_PROXY is not set: everybody behind the proxy shares one limit',
      )
    }
    done()
  })
}
