import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { CacheFigures } from '../../cache/caches.ts'
import type { App } from '../../context.ts'
import { declaredSettings } from '../../db/settings.ts'
import { countJobs } from '../../jobs/count-jobs.ts'
import { listStorageProofs } from '../../jobs/storage-proof.store.ts'
import { diskRoom } from '../../storage/disk-room.ts'
import type { EarlyResponses } from '../pages/early-responses.ts'
import { addressFilter } from '../limits/address-filter.ts'
import { failure } from '../calls/envelope.ts'
import { watchRoute } from '../limits/pressure.ts'
import { header } from '../identity/sign.ts'
import { watchWork } from './work-metrics.ts'

/** `/metrics` for Prometheus, for callers on this machine and those of METRICS_ADDRESSES. */
export function mountMetrics(server: FastifyInstance, app: App, early: EarlyResponses): void {
  const registry = new Registry()
  const durations = new Histogram({
    name: 'guangquan_request_seconds',
    help: 'Duration of requests by call or route and HTTP status',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  // There are few routes and statuses; finding a series by its labels each time costs more than incrementing it.
  const observers = new Map<string, ReturnType<typeof durations.labels>>()
  const observe = (route: string, status: number, elapsed: number) => {
    const key = `${status} ${route}`
    const observer = observers.get(key) ?? durations.labels({ route, status })
    observers.set(key, observer)
    observer.observe(elapsed / 1000)
  }
  early.listeners.push(({ route, status, elapsed }) => observe(route, status, elapsed))
  server.addHook('onResponse', (request, reply, done) => {
    const { config, url = 'unknown' } = request.routeOptions
    observe(config.call ?? url, reply.statusCode, reply.elapsedTime)
    done()
  })
  // Monitoring the event loop has a constant cost, so it starts with the first request for metrics.
  let watching = false
  const { METRICS_ADDRESSES: ranges } = app.env
  const mayRead = ranges === undefined ? () => false : addressFilter(ranges)
  server.get('/metrics', { config: watchRoute }, async (request, reply) => {
    if (!isLocal(request) && !mayRead(request.ip)) return reply.status(404).send(failure('NoSuchCall'))
    if (!watching) watchProcess(registry, app)
    watching = true
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function watchProcess(registry: Registry, app: App): void {
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'guangquan_database_connections',
    help: 'Connections of the pool by state, and calls waiting for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, app.pool.idleCount)
      this.set({ state: 'used' }, app.pool.totalCount - app.pool.idleCount)
      this.set({ state: 'waiting' }, app.pool.waitingCount)
    },
  })
  new Gauge({
    name: 'guangquan_cache_entries',
    help: 'Entries by cache of this node',
    labelNames: ['cache'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { name, size } of figuresOf(app)) this.inc({ cache: name }, size)
    },
  })
  new Gauge({
    name: 'guangquan_cache_bytes',
    help: 'Bytes by cache of this node, of those bounded by bytes',
    labelNames: ['cache'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { name, bytes } of figuresOf(app)) if (bytes > 0) this.inc({ cache: name }, bytes)
    },
  })
  new Counter({
    name: 'guangquan_cache_requests_total',
    help: 'Look-ups by cache of this node: hit, or miss',
    labelNames: ['cache', 'result'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { name, hits, misses } of figuresOf(app)) {
        this.inc({ cache: name, result: 'hit' }, hits)
        this.inc({ cache: name, result: 'miss' }, misses)
      }
    },
  })
  new Gauge({
    name: 'guangquan_setting_unreadable',
    help: 'Settings of sys_config by key: 1 while the stored value cannot be read and this node goes on with another',
    labelNames: ['setting'],
    registers: [registry],
    async collect() {
      for (const { key, isUnreadable } of declaredSettings()) {
        this.set({ setting: key }, (await isUnreadable({ app, db: app.db })) ? 1 : 0)
      }
    },
  })
  new Gauge({
    name: 'guangquan_storage_objects',
    help: 'Objects by folder, and those without a row (orphan) or missing for a row, as the last nightly comparison found them',
    labelNames: ['folder', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { folder, objects, orphans, removed, missing } of await listStorageProofs(app.db)) {
        this.set({ folder, state: 'stored' }, objects - removed)
        this.set({ folder, state: 'orphan' }, orphans - removed)
        this.set({ folder, state: 'missing' }, missing)
      }
    },
  })
  watchDisk(registry, app)
  watchWork(registry, app)
  new Gauge({
    name: 'guangquan_jobs',
    help: 'Jobs by state: waiting, running, given up',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const { waiting, running, givenUp } = await countJobs(app.db)
      this.set({ state: 'waiting' }, waiting)
      this.set({ state: 'running' }, running)
      this.set({ state: 'given up' }, givenUp)
    },
  })
}

function watchDisk(registry: Registry, { env }: App): void {
  new Gauge({
    name: 'guangquan_disk_low',
    help: '1 while so little is free that uploads will soon be refused',
    registers: [registry],
    async collect() {
      this.set((await diskRoom(env.dataDir)).isLow ? 1 : 0)
    },
  })
  new Gauge({
    name: 'guangquan_disk_free_bytes',
    help: 'Free bytes on the disk of the data folder of this node',
    registers: [registry],
    async collect() {
      this.set((await diskRoom(env.dataDir)).freeBytes)
    },
  })
}

function figuresOf({ caches }: App): CacheFigures[] {
  return caches.opened.map((figures) => figures())
}

// Behind a proxy on the same machine everybody would be local; forwarded requests name their client.
function isLocal(request: FastifyRequest): boolean {
  if (header(request, 'x-forwarded-for') !== '' || header(request, 'forwarded') !== '') return false
  const ip = request.ip.replace(/^::ffff:/, '')
  return ip === '::1' || (isIP(ip) === 4 && ip.startsWith('127.'))
}
