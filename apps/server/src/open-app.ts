import { mkdir } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { makeCaches } from './cache/caches.ts'
import type { App } from './context.ts'
import { openDatabase } from './db/client.ts'
import { readSharedClock } from './db/shared-clock.ts'
import { makeWriteLanes } from './db/write-lanes.ts'
import { openDelivery } from './delivery/open-delivery.ts'
import { countProviderUse } from './delivery/provider-use.ts'
import { openSocial } from './delivery/social/open-social.ts'
import type { Env } from './env.ts'
import { openBus } from './events/postgres-bus.ts'
import { addressFilter } from './http/limits/address-filter.ts'
import { makeLimiter, unlimited } from './http/limits/limit.ts'
import { currentRates } from './http/limits/limit-settings.ts'
import { makeNonces } from './http/calls/nonces.ts'
import { makeSessionFinder } from './session/find-session.ts'
import { countedStorage } from './storage/counted-storage.ts'
import { openStorage } from './storage/open-storage.ts'
import './manifests.ts'
import { findStaff } from './domains/staff/index.ts'

/** An open program without its HTTP server: shared by tests, jobs and the server. */
export interface OpenApp {
  app: App
  pool: pg.Pool
  /** Turns readiness red; calls are still served. */
  beginStop: () => void
  close: () => Promise<void>
}

// However hostile a search is, it costs at most a second of these connections.
const searchPool = { max: 6, statementTimeoutMs: 1000 }

/** Connects database, bus, storage and delivery of one node. */
export async function openApp(options: {
  env: Env
  databaseUrl: string
  log: FastifyBaseLogger
  now?: () => Date
  /** How long a request waits for a connection of the database, in milliseconds; default 2000. */
  connectWithinMs?: number
  /** How long a write waits for a lock, in milliseconds; default 1000. */
  lockWithinMs?: number
  /** How many connections requests may use at once, apart from those for searches; default 20. */
  maxConnections?: number
}): Promise<OpenApp> {
  const { env, log, connectWithinMs, lockWithinMs, maxConnections: max } = options
  const onError = (error: Error) => log.warn({ err: error }, 'database connection lost')
  const { db, pool, close } = openDatabase({
    url: options.databaseUrl,
    onError,
    connectWithinMs,
    lockWithinMs,
    max,
  })
  const { db: searchDb, close: closeSearch } = openDatabase({
    url: options.databaseUrl,
    onError,
    connectWithinMs,
    ...searchPool,
  })
  const bus = await openBus({ url: options.databaseUrl, pool, onError, connectWithinMs })
  const now = options.now ?? (() => new Date())
  const providerUse = countProviderUse(db, { now, log })
  // Needed even if files and keys are elsewhere: uploads arrive there.
  await mkdir(env.dataDir, { recursive: true })
  const storage = countedStorage(await openStorage(env), { use: providerUse, log })
  const tools = { now, log, use: providerUse }
  const caches = makeCaches(options.now && (() => now().getTime()))
  const stopping = new AbortController()
  const app: App = {
    env,
    db,
    searchDb,
    pool,
    storage,
    bus,
    caches,
    live: { count: () => 0 },
    log,
    stopping: stopping.signal,
    now,
    sharedNow: options.now === undefined ? () => readSharedClock(db) : () => Promise.resolve(now()),
    delivery: openDelivery(env, db, tools),
    social: openSocial(env, tools),
    providerUse,
    mayUseConsole: env.CONSOLE_ADDRESSES === undefined ? () => true : addressFilter(env.CONSOLE_ADDRESSES),
    findStaff: (request) => findStaff({ db, env, log, now }, request),
    sessions: makeSessionFinder({ db, env, bus, caches }),
    writeLane: makeWriteLanes(),
    nonces: makeNonces(db),
    limiter:
      env.RATE_LIMITS === 'on'
        ? makeLimiter(pool, (limitClass) => currentRates(limitClass, { app, db }))
        : unlimited,
  }
  return {
    app,
    pool,
    beginStop: () => stopping.abort(),
    close: async () => {
      await bus.close()
      await storage.close()
      await providerUse.flush()
      await Promise.all([closeSearch(), close()])
    },
  }
}
