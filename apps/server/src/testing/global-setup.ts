import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded/start-embedded.ts'

let stop: () => Promise<void> = async () => undefined

/** One PostgreSQL for all test files; each creates a database of its own in it. */
export async function setup(project: TestProject): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'guangquan-tests-'))
  const database = await startEmbedded({
    dataDir,
    log: console,
    // These data need not survive a crash. Tests of recovery start their own servers.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
      max_connections: '200',
      // Dropping a database walks all buffers, and handing reads to other processes costs more than reading memory.
      shared_buffers: '128MB',
      io_method: 'sync',
    },
  })
  // They create databases and change settings of the server.
  project.provide('postgresUrl', database.maintenanceUrl)
  project.provide('programUrl', database.url)
  stop = async () => {
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export async function teardown(): Promise<void> {
  await stop()
}
