import type { FastifyInstance } from 'fastify'
import type { App } from '../../context.ts'

const requestHeaders =
  'content-type, authorization, x-app-id, x-timestamp, x-nonce, x-signature, x-content-sha256, x-user-token, x-user-id'

/** Where files are served from an origin of their own, the site, and nobody else, may upload to it. */
export function allowSite(scope: FastifyInstance, { env }: App): void {
  if (env.FILE_ORIGIN === undefined || env.BASE_URL === undefined) return
  const site = new URL(env.BASE_URL).origin
  if (new URL(env.FILE_ORIGIN).origin === site) return
  scope.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/FileFront/')) return
    reply.header('vary', 'Origin')
    if (request.headers.origin !== site) return
    reply.headers({ 'access-control-allow-origin': site, 'access-control-allow-credentials': 'true' })
  })
  scope.options('/api/FileFront/*', async (request, reply) => {
    if (request.headers.origin === site) {
      reply.headers({
        'access-control-allow-methods': 'POST, PUT',
        'access-control-allow-headers': requestHeaders,
        'access-control-max-age': '7200',
      })
    }
    return reply.status(204).send()
  })
}
