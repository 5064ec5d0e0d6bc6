import { recordHeadJob } from './audit-chain/audit-heads.ts'
import type { DemoPart } from './demo/demo-part.ts'
import { mountExports } from './export/serve-exports.ts'
import { activityFigures } from './figures/activity.figures.ts'
import { figureJob } from './figures/count-figures.ts'
import { databaseFigure } from './figures/database.figures.ts'
import type { Figure } from './figures/figure.ts'
import { mountTally } from './figures/tally.ts'
import type { Implementation } from './http/calls/implement.ts'
import type { ServerOptions } from './http/serving/server.ts'
import { implementAll } from './implement-all.ts'
import type { Job, Schedule } from './jobs/job.ts'
import { counterJob, mergeCounted } from './jobs/prove-counters.ts'
import { storageJob } from './jobs/prove-storage.ts'
import { purgeExpired } from './jobs/purge-expired.ts'
import { theOnly } from './manifest-checks.ts'
import { manifests } from './manifests.ts'
import { mountNodeHeartbeat } from './nodes/node-heartbeat.ts'
import { mountRealtime } from './realtime/mount-realtime.ts'
import { mountSessionUses } from './http/identity/record-use.ts'

/** What the program runs: the parts of the kernel and the content of the domains' manifests. */

/** Every call of the wire with its handler. */
export const implementations: Implementation[] = implementAll(manifests)

/** Lists of the console that are exported as CSV. */
export const listExports = manifests.flatMap((manifest) => manifest.exports ?? [])

/** Routes other than calls. */
export const mounts: ServerOptions['mount'] = [
  ...manifests.flatMap((manifest) => manifest.mounts ?? []),
  mountRealtime,
  mountSessionUses,
  mountTally,
  mountNodeHeartbeat,
  mountExports(listExports),
]

/** Versions of pages' subjects. */
export const pageVersions = theOnly(manifests, 'pageVersions')

/** Every stored counter with the query that proves it. */
export const counterProofs = mergeCounted(manifests.flatMap((manifest) => manifest.counters ?? []))

const proveCounters = counterJob(counterProofs)

/** Every folder of the storage with the rows that describe its content. */
export const storedFolders = manifests.flatMap((manifest) => manifest.storedFolders ?? [])

const proveStorage = storageJob(storedFolders)

/** Figures that are counted by day. */
export const figures: readonly Figure[] = [
  ...activityFigures,
  databaseFigure,
  ...manifests.flatMap((manifest) => manifest.figures ?? []),
]

const countFigures = figureJob(figures)

/** Every kind of job that workers run. */
export const jobs: Job[] = [
  purgeExpired,
  proveCounters,
  proveStorage,
  countFigures,
  recordHeadJob,
  ...manifests.flatMap((manifest) => manifest.jobs ?? []),
]

/** Jobs that start by the clock (UTC). */
export const schedules: Schedule[] = [
  { job: purgeExpired, pattern: '*/10 * * * *' },
  { job: proveCounters, pattern: '10 20 * * *' },
  { job: proveStorage, pattern: '40 20 * * *' },
  { job: recordHeadJob, pattern: '5 16 * * *' },
  { job: countFigures, pattern: '3 * * * *' },
  ...manifests.flatMap((manifest) => manifest.schedules ?? []),
]

/** Jobs that run once at every start. */
export const startJobs: Job[] = [countFigures, ...manifests.flatMap((manifest) => manifest.startJobs ?? [])]

export const subscriptions = manifests.flatMap((manifest) => manifest.subscriptions ?? [])

/** Inserts the rows that the product needs before its first visitor. */
export const seeds = manifests.flatMap((manifest) => manifest.seed ?? [])

/** Every table with encrypted fields, for key rotation. */
export const sealedTables = manifests.flatMap((manifest) => manifest.sealed ?? [])

/** The steps of the demonstration data, in the order of the domains. */
export function importDemoParts(): Promise<DemoPart[]> {
  return Promise.all(manifests.flatMap((manifest) => manifest.demo?.() ?? []))
}
