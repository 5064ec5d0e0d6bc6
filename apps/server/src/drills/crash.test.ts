import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasPassed, tableOf, type Finding } from './drill.ts'
import type { Scene } from './journal.ts'
import { killDatabase, killProgram } from './kill-drill.ts'
import { killDuringRedeems } from './redeem-drill.ts'
import { stopProcesses } from './running-node.ts'
import { openStage, type Stage } from './stage.ts'
import { stopNode } from './stop-drill.ts'

// The drills of `npm run drills`, with one kill and fewer writers.
const few = { kills: 1, enough: 20, writers: 6 }

let stage: Stage
let scene: Scene
beforeAll(async () => {
  stage = await openStage()
  scene = await stage.peopleWith(40)
})
afterAll(async () => {
  await stage.close()
  await stopProcesses()
})

function expectPassed(finding: Finding): void {
  expect(hasPassed(finding), tableOf([finding])).toBe(true)
}

/** Makes PostgreSQL respond before its log is on disk, or normally again. All connections are reopened for it. */
async function respondBeforeCommit(on: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: stage.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name')
  const change = (what: string, value: string) => (on ? `set ${what} = ${value}` : `reset ${what}`)
  await client.query(`alter system ${change('wal_writer_delay', "'10s'")}`)
  await client.query(`alter system ${change('wal_writer_flush_after', "'1GB'")}`)
  await client.query(`alter database ${rows[0]?.name} ${change('synchronous_commit', 'off')}`)
  await client.query('select pg_reload_conf()')
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await client.end()
  // As many queries as the observer has connections, so that no later query meets one that was cut.
  const { observer } = stage
  const ask = async () => sql`select pg_sleep(0.05)`.execute(observer.app.db)
  const callAll = async () => {
    const responses = await Promise.allSettled(Array.from({ length: observer.pool.totalCount }, ask))
    return responses.every((response) => response.status === 'fulfilled')
  }
  await expect.poll(callAll).toBe(true)
}

test('control: a database that responds before its log is written loses writes in this drill', async () => {
  await respondBeforeCommit(true)
  const { counts } = await killDatabase({ stage, scene, ...few })
  await respondBeforeCommit(false)
  expect(counts.lost).toBeGreaterThan(0)
})

test('kill -9 of PostgreSQL under writes that are repeated loses and doubles nothing', async () => {
  const { rows } = await sql<{ setting: string }>`
    select current_setting('synchronous_commit') as setting`.execute(stage.observer.app.db)
  expect(rows).toEqual([{ setting: 'on' }])
  expectPassed(await killDatabase({ stage, scene, ...few }))
})

test('kill -9 of the program loses and doubles nothing; the next one reuses the running PostgreSQL', async () => {
  expectPassed(await killProgram({ stage, scene, ...few }))
})

test('kill -9 of a node during redeems: what is sold, paid and told agrees', async () => {
  expectPassed(await killDuringRedeems({ stage, scene, redeems: 40 }))
})

test('SIGTERM with 80 requests in flight responds to them all, and waits for no request that never comes', async () => {
  expectPassed(await stopNode({ stage, scene, inFlight: 80, stuck: 10 }))
})
