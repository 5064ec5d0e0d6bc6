import type { FastifyBaseLogger } from 'fastify'
import { migrate } from './db/migrate.ts'
import { waitForDatabase } from './db/wait-for-database.ts'
import { startEmbedded } from './db/embedded/start-embedded.ts'
import { completeDemo, loadDemoOnce } from './demo/load-demo-once.ts'
import type { App } from './context.ts'
import type { DemoSource } from './demo/add-rows.ts'
import type { Env } from './env.ts'
import { startRelay } from './events/relay.ts'
import { buildServer } from './http/serving/server.ts'
import { checkFiles, markerKey } from './installation/check-files.ts'
import { checkKeys } from './installation/check-keys.ts'
import { enqueue } from './jobs/enqueue.ts'
import { jobsOfSetting } from './jobs/jobs-of-setting.ts'
import { startWorker, type Worker } from './jobs/worker.ts'
import { openApp } from './open-app.ts'
import {
  counterProofs,
  implementations,
  importDemoParts,
  jobs,
  mounts,
  pageVersions,
  schedules,
  sealedTables,
  seeds,
  startJobs,
  subscriptions,
} from './program.ts'
import type { Progress } from './progress.ts'
import type { Rehearsal } from './rehearsal/start-rehearsal.ts'
import { storagePlace } from './storage/open-storage.ts'
import { tryStorage } from './storage/try-storage.ts'

const databaseTimeoutMs = 30_000
const storageTimeoutMs = 30_000
const drainMs = 2000

export interface StartOptions {
  env: Env
  log: FastifyBaseLogger
  progress: Progress
  /** Called at once for each part that was started; they are stopped in reverse order. */
  onStarted: (stop: () => Promise<void>) => void
}

/**
 * Starts one node: database, schema, first rows, HTTP server, jobs.
 * @returns the address it listens on
 * @throws SettingsError, DatabaseError
 */
export async function startNode({ env: given, log, progress, onStarted }: StartOptions): Promise<string> {
  const rehearsal = given.REHEARSAL ? await openRehearsal(given) : null
  if (rehearsal !== null) onStarted(rehearsal.close)
  const env = rehearsal?.env ?? given
  const { databaseUrl, auditOwnerUrl } = await progress.step('database', () =>
    openOrStartDatabase(env, log, progress, onStarted),
  )
  const applied = await progress.step('schema', () => migrate(databaseUrl, auditOwnerUrl))
  if (applied.length > 0) progress.line(`  applied ${applied.join(', ')}`)

  const opened = await openApp({ env, databaseUrl, log })
  onStarted(opened.close)
  const { app } = opened
  await progress.step('keys and files', async () => {
    await checkKeys(app.db, env, sealedTables)
    await tryStorage(app.storage, {
      key: markerKey,
      place: storagePlace(env),
      waitMs: storageTimeoutMs,
      onWait: (reason) => progress.line(`  waiting for the storage of files: ${reason}`),
    })
    await checkFiles(app)
  })
  await progress.step('first rows', async () => {
    for (const seed of seeds) await seed(app)
  })
  const demo =
    env.DEMO === 'off' || env.isProduction
      ? null
      : { parts: await importDemoParts(), counted: counterProofs, progress }
  if (demo !== null)
    await progress.step('demonstration data', async () => loadDemoOnce(app, databaseUrl, demo))

  const server = await buildServer({
    app,
    implementations,
    mount: [...mounts, ...(rehearsal === null ? [] : [rehearsal.mount])],
    pageVersions,
  })
  onStarted(() => server.close())
  const address = await progress.step('site', () => server.listen({ host: env.HOST, port: env.PORT }))
  const relay = startRelay(app, subscriptions)
  onStarted(relay.stop)
  const own = jobsOfSetting(env.WORKER, jobs)
  let worker: Worker | undefined
  if (own.length > 0) {
    worker = await progress.step('jobs', () =>
      startWorker(app, {
        databaseUrl,
        jobs: own,
        schedules: schedules.filter(({ job }) => own.includes(job)),
      }),
    )
    onStarted(worker.stop)
    for (const job of startJobs.filter((one) => own.includes(one)))
      await enqueue(app.db, job, {}, { key: 'start' })
  }
  const behind = demo === null ? null : completeBehind(app, databaseUrl, demo)
  onStarted(async () => {
    opened.beginStop()
    // A load balancer needs a moment to notice that readiness is red; a developer's Ctrl-C does not.
    if (env.isProduction) await new Promise((resolve) => setTimeout(resolve, drainMs))
    // In parallel, because each may take ten seconds.
    await Promise.all([server.close(), relay.stop(), worker?.stop(), behind])
  })
  return address
}

/** Runs while the site serves; failed parts continue at the next start. */
async function completeBehind(app: App, databaseUrl: string, demo: DemoSource): Promise<void> {
  try {
    if (await completeDemo(app, databaseUrl, demo)) demo.progress.line('The demonstration is complete.')
  } catch (error) {
    if (!app.stopping.aborted) app.log.error({ err: error }, 'the demonstration data is not complete')
  }
}

/** Only a rehearsal loads the simulators. */
async function openRehearsal(env: Env): Promise<Rehearsal> {
  const { startRehearsal } = await import('./rehearsal/start-rehearsal.ts')
  return startRehearsal(env)
}

async function openOrStartDatabase(
  env: Env,
  log: FastifyBaseLogger,
  progress: Progress,
  onStarted: StartOptions['onStarted'],
): Promise<{ databaseUrl: string; auditOwnerUrl: string | undefined }> {
  if (env.DATABASE_URL !== undefined) {
    await waitForDatabase(env.DATABASE_URL, {
      timeoutMs: databaseTimeoutMs,
      onWait: (reason) => progress.line(`  waiting for the database: ${reason}`),
    })
    return { databaseUrl: env.DATABASE_URL, auditOwnerUrl: env.AUDIT_DATABASE_URL }
  }
  const embedded = await startEmbedded({ dataDir: env.dataDir, log })
  onStarted(embedded.stop)
  if (embedded.adopted) progress.line('  took over the database of a program that was killed')
  if (embedded.shared) progress.line('  uses the database of a program that is running already')
  return { databaseUrl: embedded.url, auditOwnerUrl: embedded.maintenanceUrl }
}
