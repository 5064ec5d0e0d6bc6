import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../context.ts'
import { failure } from '../calls/envelope.ts'
import { header } from './sign.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route of the file host: the site's own pages may call it from their other origin. */
    openToSite?: boolean
  }
}

const allowedHeaders =
  'authorization, content-type, x-app-id, x-content-sha256, x-nonce, x-signature, x-timestamp, x-user-id, x-user-token'

/** Paths of the file host's routes; a preflight has only the path. */
const fileRoutes = ['/api/FileFront/*', '/api/Login/login', '/files/*']

/**
 * Refuses requests of other sites' pages. Browsers send the origin with every POST; other programs send none, and have
 * no cookie that could be abused.
 */
export function mountOriginCheck(server: FastifyInstance, app: App): void {
  server.addHook('onRequest', (request, reply, done) => {
    const origin = header(request, 'origin')
    if (origin !== '' && origin === siteOrigin(app) && isCrossOrigin(app)) allowSite(request, reply, origin)
    if (isSafe(request.method) || mayAct(app, request, origin)) done()
    else void reply.status(403).send(failure('Forbidden'))
  })
  for (const url of isCrossOrigin(app) ? fileRoutes : []) {
    server.options(url, { config: { openToSite: true } }, (_request, reply) => reply.status(204).send())
  }
}

function mayAct(app: App, request: FastifyRequest, origin: string): boolean {
  const site = header(request, 'sec-fetch-site')
  if (site === 'same-origin' || site === 'none') return true
  if (origin === '') return site === ''
  if (origin === siteOrigin(app)) return !isFileHost(app, request) || isOpenToSite(request)
  return app.env.BASE_URL === undefined && origin === `${request.protocol}://${request.host}`
}

/** Whether the request has the site itself as its origin, as browsers send for every WebSocket. */
export function isOwnOrigin(app: App, request: FastifyRequest): boolean {
  const origin = header(request, 'origin')
  if (origin === '') return false
  if (app.env.BASE_URL !== undefined) return origin === siteOrigin(app)
  return origin === `${request.protocol}://${request.host}`
}

function allowSite(request: FastifyRequest, reply: FastifyReply, origin: string): void {
  if (!isOpenToSite(request)) return
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, HEAD, POST, PUT',
    'access-control-allow-headers': allowedHeaders,
    'access-control-max-age': '600',
    vary: 'Origin',
  })
}

function isOpenToSite(request: FastifyRequest): boolean {
  return request.routeOptions.config.openToSite === true
}

function siteOrigin(app: App): string {
  return app.env.BASE_URL === undefined ? '' : new URL(app.env.BASE_URL).origin
}

function isCrossOrigin(app: App): boolean {
  const { FILE_ORIGIN, BASE_URL } = app.env
  return (
    FILE_ORIGIN !== undefined && BASE_URL !== undefined && new URL(FILE_ORIGIN).origin !== siteOrigin(app)
  )
}

function isFileHost(app: App, request: FastifyRequest): boolean {
  return isCrossOrigin(app) && request.host === new URL(app.env.FILE_ORIGIN ?? '').host
}

function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}
