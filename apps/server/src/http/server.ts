import cookie from '@fastify/cookie'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { App } from '../context.ts'
import { mountDispatcher } from './dispatch.ts'
import { mountErrorHandler } from './error-handler.ts'
import type { Implementation } from './implement.ts'
import { keepRawBody } from './raw-body.ts'

export interface ServerOptions {
  app: App
  implementations: Implementation[]
  /** Further routes: files, pages, health. */
  mount: ((server: FastifyInstance, app: App) => void | Promise<void>)[]
}

/** The HTTP server of one node, not yet listening. */
export async function buildServer({ app, implementations, mount }: ServerOptions): Promise<FastifyInstance> {
  const server = fastify({
    loggerInstance: app.log,
    disableRequestLogging: true,
    genReqId: () => uuid(),
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 100 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    trustProxy: app.env.TRUST_PROXY?.split(',').map((range) => range.trim()) ?? false,
  })
  keepRawBody(server)
  mountErrorHandler(server)
  await server.register(cookie)
  mountDispatcher(server, app, implementations)
  for (const one of mount) await one(server, app)
  return server
}

export type Log = FastifyBaseLogger
