import cookie from '@fastify/cookie'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import type { App } from '../../context.ts'
import { makeCallLocally } from '../calls/call-locally.ts'
import { mountCspReports } from './csp-reports.ts'
import { mountConsole } from '../pages/console-pages.ts'
import { mountDispatcher } from '../calls/dispatch.ts'
import { mountDocs } from '../pages/docs.ts'
import { makeEarlyResponses } from '../pages/early-responses.ts'
import { endUnfinished } from './end-unfinished.ts'
import { mountErrorHandler } from '../calls/error-handler.ts'
import { limitHandlers } from '../calls/handler-timeout.ts'
import { mountHealth } from './health.ts'
import type { Implementation } from '../calls/implement.ts'
import { mountMetrics } from './metrics.ts'
import { mountOriginCheck } from '../identity/origin.ts'
import { mountOutbox } from '../pages/outbox-page.ts'
import { makePageCache } from '../pages/page-cache.ts'
import type { PageVersions } from '../pages/page-versions.ts'
import { mountPages } from '../pages/pages.ts'
import { mountPressure } from '../limits/pressure.ts'
import { keepRawBody } from '../calls/raw-body.ts'
import { refuseBadAddress, refuseBrokenRequests } from './refuse-broken-requests.ts'
import { makeRequestIds } from '../calls/request-id.ts'
import { mountRequestLog } from './request-log.ts'
import { mountSecurityHeaders } from './security-headers.ts'
import { makeVisitorCache } from '../pages/visitor-cache.ts'
import { warnOfProxy } from './warn-of-proxy.ts'

/** Folders of the built site and console. */
const builtSite = new URL('../../../../web/dist/', import.meta.url)
const builtConsole = new URL('../../../../admin/dist/', import.meta.url)

export interface ServerOptions {
  app: App
  implementations: Implementation[]
  /** Further routes, of domains. */
  mount: ((server: FastifyInstance, app: App) => void | Promise<void>)[]
  /** Versions of pages' subjects; without them every page is shared for two seconds. */
  pageVersions?: PageVersions | undefined
  /** Folder of the built site; without one, only calls and files are served. */
  site?: URL
  /** Folder of the built console; without one, it is not served. */
  console?: URL
  /** Whether visitors share responses for the seconds their methods declare; default true. */
  visitorCache?: boolean
  /** Maximum duration of a call in milliseconds; default 20 s. */
  handlerTimeoutMs?: number
}

/** Maximum time for receiving a body on any route. */
const slowestUploadMs = 600_000
const headersTimeoutMs = 15_000

/** The HTTP server of one node, not yet listening. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { app, implementations } = options
  const makeId = makeRequestIds()
  const early = makeEarlyResponses(makeId)
  const server = fastify({
    loggerInstance: app.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: makeId,
    bodyLimit: 256 * 1024,
    requestTimeout: slowestUploadMs,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 1000,
    http: { maxHeaderSize: 16 * 1024, headersTimeout: headersTimeoutMs, connectionsCheckingInterval: 5000 },
    routerOptions: { maxParamLength: 100 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    trustProxy: app.env.TRUST_PROXY?.split(',').map((range) => range.trim()) ?? false,
    clientErrorHandler: refuseBrokenRequests,
    frameworkErrors: refuseBadAddress,
  })
  server.decorateRequest('viewer', null)
  limitHandlers(server, options.handlerTimeoutMs)
  endUnfinished(server)
  keepRawBody(server)
  mountErrorHandler(server, app)
  warnOfProxy(server, app)
  mountRequestLog(server, early, { withAddress: app.env.LOG_ADDRESS })
  const isShared = options.visitorCache ?? true
  const pageCache = isShared ? makePageCache(app) : null
  // A response made before the framework does not know for whom a proxy forwards.
  if (!app.env.LOG_ADDRESS) pageCache?.mount(server, early)
  mountSecurityHeaders(server, app)
  // A machine busy with other tests is not overloaded.
  if (app.env.NODE_ENV !== 'test') await mountPressure(server)
  mountOriginCheck(server, app)
  await server.register(cookie)

  const cache = makeVisitorCache(app.caches, isShared)
  mountDispatcher(server, app, implementations, cache)
  mountHealth(server, app)
  mountMetrics(server, app, early)
  mountCspReports(server, app)
  mountDocs(server)
  if (!app.env.isProduction || app.env.REHEARSAL) mountOutbox(server, app)
  for (const one of options.mount) await one(server, app)
  const callLocally = makeCallLocally(app, implementations, cache)
  await mountConsole(server, app, { built: options.console ?? builtConsole, callLocally })
  await mountPages(server, app, {
    site: options.site ?? builtSite,
    callLocally,
    cache: pageCache,
    versions: options.pageVersions,
  })
  return server
}
