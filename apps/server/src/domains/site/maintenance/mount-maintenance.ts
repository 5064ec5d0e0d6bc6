import { brandLookKey, type BrandLook } from '@guangquan/contract'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../../context.ts'
import { Failure } from '../../../fail.ts'
import { siteSettings } from '../site-settings.ts'
import { maintenancePage, maintenancePolicy, maintenanceSentence } from './maintenance-page.ts'
import { isUnderMaintenance, maintenance } from './maintenance.setting.ts'

/** How long a node may miss a change whose notification was lost. */
const recheckMs = 5000
/** When a caller without a known end should try again. */
const retrySeconds = 120

/** Paths that stay open during maintenance: health checks, static files and the console. */
const open =
  /^\/(?:healthz|readyz|metrics|robots\.txt|favicon\.ico|(?:js|css|asset|img|files|docs|dev|console)\/|api\/(?:console\/|csp-report))/

interface Closed {
  communityName: string
  look: BrandLook
  text: string
  until: Date | null
}

/**
 * During maintenance, responds to calls with the error `Maintenance` and to everything else with a page, both with
 * Retry-After.
 */
export function mountMaintenance(server: FastifyInstance, app: App): void {
  const state = watchMaintenance(app)
  server.addHook('onReady', () => state.refresh())
  server.addHook('onRequest', (request, reply, done) => {
    const closed = state.current()
    if (closed === null || open.test(request.url)) return done()
    const seconds = closed.until === null ? retrySeconds : secondsUntil(closed.until, app.now())
    const { communityName, look, text } = closed
    if (request.url.startsWith('/api/')) return done(new Failure('Maintenance', { text, n: seconds }))
    reply.status(503).headers({
      'retry-after': String(seconds),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': maintenancePolicy(look),
    })
    return reply.send(maintenancePage({ communityName, look, text }))
  })
}

function secondsUntil(until: Date, now: Date): number {
  return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
}

/** The state on this node. Requests read it without a query, because the database itself may be under maintenance. */
function watchMaintenance(app: App): { current: () => Closed | null; refresh: () => Promise<void> } {
  let closed: Closed | null = null
  let readAt = -Infinity
  let reads = 0

  async function refresh(): Promise<void> {
    readAt = app.now().getTime()
    const read = ++reads
    try {
      const found = await readClosed(app)
      // A slower read that began earlier may have an older value.
      if (read === reads) closed = found
    } catch (error) {
      app.log.warn({ err: error }, 'whether there is maintenance is unknown; it stays as it was')
    }
  }

  app.bus.subscribe('config.changed', (key) => {
    if (key === maintenance.key || key === brandLookKey) void refresh()
  })
  return {
    refresh,
    current: () => {
      const age = app.now().getTime() - readAt
      if (age < 0 || age >= recheckMs) void refresh()
      return closed !== null && isOver(closed, app.now()) ? null : closed
    },
  }
}

const isOver = ({ until }: Closed, now: Date): boolean => until !== null && until <= now

async function readClosed(app: App): Promise<Closed | null> {
  const stored = await maintenance.read({ app, db: app.db })
  if (!isUnderMaintenance(stored, app.now())) return null
  const { text, until } = stored
  const { communityName, look } = await siteSettings({ app, db: app.db })
  return {
    communityName,
    look,
    text: text === '' ? maintenanceSentence : text,
    until: until === null ? null : new Date(until),
  }
}
