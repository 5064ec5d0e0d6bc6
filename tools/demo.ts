import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { App } from '../apps/server/src/context.ts'
import { readEnv, SettingsError } from '../apps/server/src/env.ts'
import { openDatabase } from '../apps/server/src/db/client.ts'
import { startEmbedded } from '../apps/server/src/db/embedded/start-embedded.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { closeDecoders } from '../apps/server/src/domains/image/index.ts'
import { indexStale } from '../apps/server/src/domains/search/index.ts'
import { fillPosts } from '../apps/server/src/demo/fill-posts.ts'
import { completeDemo, loadDemoOnce } from '../apps/server/src/demo/load-demo-once.ts'
import { checkFiles } from '../apps/server/src/installation/check-files.ts'
import { checkKeys } from '../apps/server/src/installation/check-keys.ts'
import { countJobs } from '../apps/server/src/jobs/count-jobs.ts'
import { startWorker } from '../apps/server/src/jobs/worker.ts'
import { makeLog } from '../apps/server/src/log.ts'
import { openApp } from '../apps/server/src/open-app.ts'
import { terminalProgress } from '../apps/server/src/progress.ts'
import { counterProofs, importDemoParts, jobs, sealedTables, seeds } from '../apps/server/src/program.ts'

// `npm run demo -- --posts 1000000`: loads the demonstration data and fills the database for the benchmark, with as
// many lines in the ledgers of coins and experience; `--ledger` sets another number.
const { values } = parseArgs({
  options: { posts: { type: 'string', default: '0' }, ledger: { type: 'string' } },
})
const posts = Number(values.posts)
const ledger = Number(values.ledger ?? values.posts)
if ([posts, ledger].some((count) => !Number.isInteger(count) || count < 0 || count > 10_000_000)) {
  console.error('--posts and --ledger want a number up to 10000000')
  process.exit(2)
}

const progress = terminalProgress()
try {
  const env = readEnv()
  if (env.isProduction) throw new SettingsError('Demonstration data never goes into production.')
  const log = makeLog({ LOG_LEVEL: 'warn' })
  const embedded = env.DATABASE_URL === undefined ? await startEmbedded({ dataDir: env.dataDir, log }) : null
  const databaseUrl = env.DATABASE_URL ?? embedded?.url ?? ''
  const auditOwnerUrl = embedded?.maintenanceUrl ?? env.AUDIT_DATABASE_URL
  try {
    await progress.step('schema', () => migrate(databaseUrl, auditOwnerUrl))
    const opened = await openApp({ env, databaseUrl, log })
    await checkKeys(opened.app.db, env, sealedTables)
    await checkFiles(opened.app)
    for (const seed of seeds) await seed(opened.app)
    const parts = await importDemoParts()
    const demo = { parts, counted: counterProofs, progress }
    await progress.step('demonstration data', async () => {
      await loadDemoOnce(opened.app, databaseUrl, demo)
      await completeDemo(opened.app, databaseUrl, demo)
    })
    // A benchmark begins with a site on which the background jobs have run.
    if (posts > 0) await progress.step('jobs', () => finishJobs(opened.app, databaseUrl))
    closeDecoders(opened.app)
    await opened.close()
    if (posts > 0) {
      // Only the superuser may switch the checks of foreign keys off.
      const url = embedded?.maintenanceUrl ?? databaseUrl
      const { db } = openDatabase({ url, max: 1, statementTimeoutMs: 3600_000 })
      // The filled rows copy the search index of the demonstration data.
      await progress.step('search', () => indexStale(db))
      await progress.step(`${posts} posts`, () =>
        fillPosts(db, { posts, ledger, parts, onProgress: progress.advance }),
      )
      await db.destroy()
    }
  } finally {
    await embedded?.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Runs the jobs that are waiting, for ten minutes at most: one may be due later. */
async function finishJobs(app: App, databaseUrl: string): Promise<void> {
  const worker = await startWorker(app, { databaseUrl, jobs, schedules: [] })
  const end = performance.now() + 10 * 60_000
  let left = Infinity
  while (left > 0 && performance.now() < end) {
    await sleep(500)
    const { waiting, running } = await countJobs(app.db)
    left = waiting + running
  }
  await worker.stop()
}
