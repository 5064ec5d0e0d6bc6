import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { App } from '../../context.ts'
import { listProviderUse } from '../../delivery/provider-use.ts'
import { listStorageProofs } from '../../jobs/storage-proof.store.ts'
import { programVersion } from '../../program-version.ts'

interface Waiting {
  /** Seconds. */
  oldestJob: number
  oldestEvent: number
  failedEvents: number
}

/**
 * Gauges of work that members do not notice at once: jobs, events, providers, nightly comparisons, live connections.
 */
export function watchWork(registry: Registry, app: App): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read())
      },
    })
  new Gauge({
    name: 'guangquan_version',
    help: '1, with the release of this node as its label',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: programVersion }, 1)
  gauge('guangquan_live_connections', 'Live connections of members to this node', () => app.live.count())
  gauge(
    'guangquan_oldest_job_seconds',
    'How long the oldest job that is due has waited',
    async () => (await readWaiting(app)).oldestJob,
  )
  gauge(
    'guangquan_oldest_event_seconds',
    'How long the oldest event has waited for its subscribers',
    async () => (await readWaiting(app)).oldestEvent,
  )
  gauge(
    'guangquan_failed_events',
    'Events that were given up: an operator has to act',
    async () => (await readWaiting(app)).failedEvents,
  )
  gauge(
    'guangquan_storage_proof_age_seconds',
    'Since the oldest of the last comparisons of stored objects with their rows; 0 before the first',
    async () => {
      const times = (await listStorageProofs(app.db)).map(({ provedAt }) => provedAt.getTime())
      return times.length === 0 ? 0 : (app.now().getTime() - Math.min(...times)) / 1000
    },
  )
  new Gauge({
    name: 'guangquan_provider_requests',
    help: 'Requests of today to each provider by how they ended, of all nodes',
    labelNames: ['provider', 'result'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { provider, succeeded, failed } of await listProviderUse(app.db, dayOf(app.now()))) {
        this.set({ provider, result: 'succeeded' }, succeeded)
        this.set({ provider, result: 'failed' }, failed)
      }
    },
  })
}

async function readWaiting({ db }: App): Promise<Waiting> {
  const { rows } = await sql<Waiting>`select
      coalesce((select extract(epoch from now() - min(run_at)) from graphile_worker.jobs
        where locked_at is null and attempts < max_attempts and run_at < now()), 0)::float8 as "oldestJob",
      coalesce((select extract(epoch from now() - min(created_at)) from outbox_event
        where relayed_at is null and failed_at is null), 0)::float8 as "oldestEvent",
      (select count(*) from outbox_event where failed_at is not null)::int as "failedEvents"`.execute(db)
  return rows[0] ?? { oldestJob: 0, oldestEvent: 0, failedEvents: 0 }
}
