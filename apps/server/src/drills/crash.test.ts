import { Agent } from 'node:http'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { NewPublish, UserLike, useTypes } from '@guangquan/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPassword, urlOf } from '../db/embedded/credentials.ts'
import { prepareClusterPaths } from '../db/embedded/cluster-paths.ts'
import { findPostmaster } from '../db/embedded/process.ts'
import { closeDecoders, storeFile } from '../domains/media/index.ts'
import { counterProofs } from '../program.ts'
import { readEnv } from '../env.ts'
import { proveCounters } from '../jobs/prove-counters.ts'
import { openApp, type OpenApp } from '../open-app.ts'
import type { Browser } from '../testing/call-as.ts'
import { buildMember } from '../testing/people.ts'
import { newJournal, slowest, untilWritten, write, type Journal } from './journal.ts'
import { beginRemote, type RemoteResponse } from './remote-call.ts'
import { startProcess, stopProcesses, type RunningNode } from './running-node.ts'

const writers = 16
/** Acknowledged writes before the crash, and after it. */
const enough = 60
/** Requests in flight when the program is told to stop. */
const inFlight = 200

let dataDir: string
let node: RunningNode
/** A connection to the database from outside the program. */
let observer: OpenApp
let members: { browser: Browser; fileId: string }[]

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'guangquan-drill-'))
  node = await startProcess({ DATA_DIR: dataDir })
  const settings = { NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  observer = await openApp({
    env: readEnv(settings),
    databaseUrl: await embeddedUrl(),
    log: pino({ level: 'silent' }),
  })
  const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()
  members = []
  for (let i = 0; i < 6; i++) {
    const browser = await buildMember(observer)
    const intent = { fileName: 'a.jpg', useType: useTypes.photo }
    members.push({ browser, fileId: await storeFile(observer.app, browser.userId, photo, intent) })
  }
}, 90_000)
afterAll(async () => {
  closeDecoders(observer.app)
  await observer.close()
  await stopProcesses()
  await rm(dataDir, { recursive: true, force: true })
}, 60_000)

async function embeddedUrl(): Promise<string> {
  const { home } = prepareClusterPaths(dataDir, '/var/lib')
  return urlOf(Number(await readFile(join(home, 'port'), 'utf8')), readPassword(home))
}

function postmasterPid(): number {
  const found = findPostmaster(prepareClusterPaths(dataDir, '/var/lib').cluster)
  if (found === undefined) throw new Error('PostgreSQL does not run')
  return found.pid
}

/** Acknowledged writes that are not in the database. */
async function findLosses(journal: Journal): Promise<string[]> {
  const { db } = observer.app
  const ids = async (table: 'publish' | 'reply') =>
    new Set((await db.selectFrom(table).select('id').execute()).map((row) => row.id))
  const posts = await ids('publish')
  const replies = await ids('reply')
  const marks = await db.selectFrom('post_like').select(['publish_id', 'member_id']).execute()
  const likes = new Set(marks.map((row) => `${row.publish_id} ${row.member_id}`))
  return [
    ...journal.posts.filter((id) => !posts.has(id)),
    ...journal.replies.filter((id) => !replies.has(id)),
    ...[...journal.likes].filter((pair) => !likes.has(pair)),
  ]
}

async function expectCountersTrue(): Promise<void> {
  const { db, log } = observer.app
  const { signal } = new AbortController()
  expect(await proveCounters({ db, log, signal }, counterProofs)).toEqual([])
}

/**
 * Kills PostgreSQL while writers run, and waits until they succeed again.
 * @returns milliseconds until the first new success
 */
async function killDatabase(journal: Journal): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: writers })
  let over = false
  const scene = { node, observer, members }
  const work = Array.from({ length: writers }, (_, seed) =>
    write(scene, journal, { agent, seed: seed * 1000, isOver: () => over }),
  )
  await untilWritten(node, journal, enough)
  const killed = performance.now()
  process.kill(postmasterPid(), 'SIGKILL')
  const deadline = killed + 12_000
  const backAfter = () => (journal.times.find((time) => time > killed + 300) ?? Infinity) - killed
  while (backAfter() === Infinity && performance.now() < deadline) await sleep(50)
  await untilWritten(node, journal, enough)
  over = true
  await Promise.all(work)
  agent.destroy()
  return backAfter()
}

/** Makes PostgreSQL answer before its log is on disk, or normally again. All connections are reopened for it. */
async function answerBeforeCommit(on: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: await embeddedUrl() })
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
  const ask = async () => sql`select pg_sleep(0.05)`.execute(observer.app.db)
  const askAll = async () => {
    const responses = await Promise.allSettled(Array.from({ length: observer.pool.totalCount }, ask))
    return responses.every((response) => response.status === 'fulfilled')
  }
  await expect.poll(askAll).toBe(true)
}

test('control: a database that answers before its log is written loses writes in this drill', async () => {
  await answerBeforeCommit(true)
  const journal = newJournal()
  await killDatabase(journal)
  const lost = await findLosses(journal)
  await answerBeforeCommit(false)
  expect(lost.length).toBeGreaterThan(0)
  // A write is lost completely or not at all.
  await expectCountersTrue()
}, 90_000)

test('kill -9 of PostgreSQL under concurrent writes loses nothing that was acknowledged', async () => {
  const { rows } = await sql<{ setting: string }>`
    select current_setting('synchronous_commit') as setting`.execute(observer.app.db)
  expect(rows).toEqual([{ setting: 'on' }])
  const journal = newJournal()
  expect(await killDatabase(journal)).toBeLessThan(10_000)
  // The program itself kept running: every refusal is an envelope, and quick.
  expect(journal.refused.filter((response) => response.status !== 503)).toEqual([])
  expect(slowest(journal.refused, 0.95)).toBeLessThan(5000)
  expect(await findLosses(journal)).toEqual([])
  await expectCountersTrue()
}, 90_000)

test('kill -9 of the program: the next one reuses the running PostgreSQL and has all data', async () => {
  const journal = newJournal()
  const agent = new Agent({ keepAlive: true, maxSockets: writers })
  let over = false
  const work = Array.from({ length: writers }, (_, seed) =>
    write({ node, observer, members }, journal, { agent, seed: seed * 1000, isOver: () => over }),
  )
  await untilWritten(node, journal, enough)
  const postmaster = postmasterPid()
  node.signal('SIGKILL')
  over = true
  await Promise.all(work)
  agent.destroy()

  node = await startProcess({ DATA_DIR: dataDir })
  expect(postmasterPid()).toBe(postmaster)
  expect(node.output()).toContain('took over the database')
  expect(node.readyAfter).toBeLessThan(15_000)
  expect(await findLosses(journal)).toEqual([])
  await expectCountersTrue()
}, 60_000)

test('SIGTERM with 200 requests in flight answers them all, then stops everything', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight })
  const { rows: posts } = await sql<{ id: string }>`select id from publish where status = 2 limit 20`.execute(
    observer.app.db,
  )
  // The program has their headers; their bodies are not complete yet.
  const begun = await Promise.all(
    Array.from({ length: inFlight }, (_, n) => {
      const as = members[n % members.length]?.browser ?? null
      const target = { targetType: 1, targetId: posts[n % posts.length]?.id ?? '' }
      const call =
        n % 2 === 0
          ? { method: UserLike.Collect, input: { ...target, on: true } }
          : { method: NewPublish.GetPublishReplyList, input: { publishId: target.targetId } }
      return beginRemote(observer, { url: node.url, as, agent, ...call })
    }),
  )
  node.signal('SIGTERM')
  await sleep(500)
  const begin = performance.now()
  const ended: RemoteResponse[] = []
  // As many at a time as there are connections: all at once would test overload.
  for (let first = 0; first < inFlight; first += 20) {
    ended.push(...(await Promise.all(begun.slice(first, first + 20).map((one) => one.finish()))))
  }
  const exit = await node.exited
  agent.destroy()
  expect(ended.filter((response) => !response.success)).toEqual([])
  expect(exit, node.output()).toEqual({ code: 0, signal: null })
  expect(performance.now() - begin).toBeLessThan(25_000)
  expect(findPostmaster(prepareClusterPaths(dataDir, '/var/lib').cluster)).toBeUndefined()
}, 60_000)
