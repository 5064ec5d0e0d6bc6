import { Agent } from 'node:http'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { NewPublish, UserLike, useTypes } from '@guangquan/contract'
import { sql } from 'kysely'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { readPassword, urlOf } from '../db/embedded/credentials.ts'
import { preparePlace } from '../db/embedded/place.ts'
import { findPostmaster } from '../db/embedded/process.ts'
import { closeDecoders, storeFile } from '../domains/media/index.ts'
import { counterProofs } from '../counter-proofs.ts'
import { readEnv } from '../env.ts'
import { proveCounters } from '../jobs/prove-counters.ts'
import { openApp, type OpenApp } from '../open-app.ts'
import type { Browser } from '../testing/call-as.ts'
import { buildMember } from '../testing/people.ts'
import { callRemote, type RemoteAnswer } from './remote-call.ts'
import { startProcess, stopProcesses, type RunningNode } from './running-node.ts'

const writers = 16
/** Acknowledged writes before the blow falls, and after it. */
const enough = 60

let dataDir: string
let node: RunningNode
/** A view into the database from outside the program. */
let witness: OpenApp
let members: { browser: Browser; fileId: string }[]

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'guangquan-drill-'))
  node = await startProcess({ DATA_DIR: dataDir })
  const settings = { NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  witness = await openApp({
    env: readEnv(settings),
    databaseUrl: await embeddedUrl(),
    log: pino({ level: 'silent' }),
  })
  const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()
  members = []
  for (let i = 0; i < 6; i++) {
    const browser = await buildMember(witness)
    const intent = { fileName: 'a.jpg', useType: useTypes.photo }
    members.push({ browser, fileId: await storeFile(witness.app, browser.userId, photo, intent) })
  }
}, 90_000)
afterAll(async () => {
  closeDecoders(witness.app)
  await witness.close()
  await stopProcesses()
  await rm(dataDir, { recursive: true, force: true })
}, 60_000)

async function embeddedUrl(): Promise<string> {
  const { home } = preparePlace(dataDir, '/var/lib')
  return urlOf(Number(await readFile(join(home, 'port'), 'utf8')), readPassword(home))
}

function postmasterPid(): number {
  const found = findPostmaster(preparePlace(dataDir, '/var/lib').cluster)
  if (found === undefined) throw new Error('PostgreSQL does not run')
  return found.pid
}

interface Journal {
  posts: string[]
  replies: string[]
  /** `post member` */
  likes: Set<string>
  refused: RemoteAnswer[]
  /** When each acknowledged write was answered. */
  times: number[]
}

const Written = z.object({ id: z.string() })

/** Writes without pause until told to stop and keeps what was acknowledged. */
async function write(journal: Journal, agent: Agent, seed: number, isOver: () => boolean): Promise<void> {
  for (let turn = seed; !isOver(); turn++) {
    const member = members[turn % members.length]
    if (member === undefined) return
    const target = journal.posts[(turn * 7) % Math.max(1, journal.posts.length)]
    const kind = target === undefined ? 0 : turn % 3
    const as = member.browser
    const answer = await callRemote(witness, {
      url: node.url,
      as,
      agent,
      ...(kind === 0
        ? {
            method: NewPublish.Publish,
            input: { publishType: 1, text: `第 ${turn} 张`, pictures: [{ fileId: member.fileId }] },
          }
        : kind === 1
          ? { method: NewPublish.Reply, input: { publishId: target, text: `第 ${turn} 句` } }
          : { method: UserLike.Like, input: { targetType: 1, targetId: target, on: true } }),
    })
    if (!answer.success) {
      journal.refused.push(answer)
      await sleep(50)
      continue
    }
    journal.times.push(performance.now())
    if (kind === 2) journal.likes.add(`${target} ${as.userId}`)
    else if (kind === 1) journal.replies.push(Written.parse(answer.result).id)
    else journal.posts.push(Written.parse(answer.result).id)
  }
}

/** Waits until so many more writes were acknowledged. */
async function untilWritten(journal: Journal, count: number): Promise<void> {
  const goal = journal.times.length + count
  const deadline = performance.now() + 30_000
  while (journal.times.length < goal) {
    if (performance.now() > deadline)
      throw new Error(`writing does not get on: ${summary(journal)}\n${node.output().slice(-2000)}`)
    await sleep(20)
  }
}

function summary({ times, refused }: Journal): string {
  const kinds = refused.map((answer) => `${answer.status} ${answer.errorCode ?? answer.cut}`)
  return JSON.stringify({ acknowledged: times.length, refused: kinds.length, kinds: [...new Set(kinds)] })
}

function newJournal(): Journal {
  return { posts: [], replies: [], likes: new Set(), refused: [], times: [] }
}

function slowest(answers: RemoteAnswer[], share: number): number {
  const times = answers.map((answer) => answer.milliseconds).toSorted((a, b) => a - b)
  return times[Math.floor(times.length * share)] ?? 0
}

async function expectNothingLost(journal: Journal): Promise<void> {
  const { db } = witness.app
  const ids = async (table: 'publish' | 'reply') =>
    new Set((await db.selectFrom(table).select('id').execute()).map((row) => row.id))
  const posts = await ids('publish')
  expect(journal.posts.filter((id) => !posts.has(id))).toEqual([])
  const replies = await ids('reply')
  expect(journal.replies.filter((id) => !replies.has(id))).toEqual([])
  const likes = new Set(
    (await db.selectFrom('post_like').selectAll().execute()).map(
      (row) => `${row.publish_id} ${row.member_id}`,
    ),
  )
  expect([...journal.likes].filter((pair) => !likes.has(pair))).toEqual([])
}

async function expectCountersTrue(): Promise<void> {
  const { db, log } = witness.app
  const { signal } = new AbortController()
  expect(await proveCounters({ db, log, signal }, counterProofs)).toEqual([])
}

test('kill -9 of PostgreSQL under concurrent writes loses nothing that was acknowledged', async () => {
  const journal = newJournal()
  const agent = new Agent({ keepAlive: true, maxSockets: writers })
  let over = false
  const work = Array.from({ length: writers }, (_, seed) => write(journal, agent, seed * 1000, () => over))
  await untilWritten(journal, enough)
  const killed = performance.now()
  process.kill(postmasterPid(), 'SIGKILL')
  const deadline = killed + 12_000
  const backAfter = () => (journal.times.find((time) => time > killed + 300) ?? Infinity) - killed
  while (backAfter() === Infinity && performance.now() < deadline) await sleep(50)
  await untilWritten(journal, enough)
  over = true
  await Promise.all(work)
  agent.destroy()

  expect(backAfter()).toBeLessThan(10_000)
  // The program itself stayed: every refusal is an envelope, and quick.
  expect(journal.refused.filter((answer) => answer.status !== 503)).toEqual([])
  expect(slowest(journal.refused, 0.95)).toBeLessThan(5000)
  await expectNothingLost(journal)
  await expectCountersTrue()
}, 90_000)

test('kill -9 of the program: the next one takes the living PostgreSQL over and has everything', async () => {
  const journal = newJournal()
  const agent = new Agent({ keepAlive: true, maxSockets: writers })
  let over = false
  const work = Array.from({ length: writers }, (_, seed) => write(journal, agent, seed * 1000, () => over))
  await untilWritten(journal, enough)
  const postmaster = postmasterPid()
  node.signal('SIGKILL')
  over = true
  await Promise.all(work)
  agent.destroy()

  node = await startProcess({ DATA_DIR: dataDir })
  expect(postmasterPid()).toBe(postmaster)
  expect(node.output()).toContain('took over the database')
  expect(node.readyAfter).toBeLessThan(15_000)
  await expectNothingLost(journal)
  await expectCountersTrue()
}, 60_000)

test('SIGTERM with requests in flight answers them all, then stops everything', async () => {
  // Few enough that all stand at the lock before the first one's two seconds are over, on a busy machine too.
  const inFlight = 6
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight })
  const member = members[0]
  if (member === undefined) throw new Error('nobody there')
  let answers: Promise<RemoteAnswer>[] = []
  await witness.app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('member').where('id', '=', member.browser.userId).select('id').forUpdate().execute()
    answers = Array.from({ length: inFlight }, (_, n) =>
      callRemote(witness, {
        url: node.url,
        as: member.browser,
        agent,
        method: NewPublish.Publish,
        input: { publishType: 1, text: `最后 ${n}`, pictures: [{ fileId: member.fileId }] },
      }),
    )
    await untilWaiting(inFlight)
    node.signal('SIGTERM')
    await sleep(300)
  })
  const begin = performance.now()
  const ended = await Promise.all(answers)
  const exit = await node.exited
  agent.destroy()
  expect(ended.filter((answer) => !answer.success)).toEqual([])
  expect(exit, node.output()).toEqual({ code: 0, signal: null })
  expect(performance.now() - begin).toBeLessThan(25_000)
  expect(findPostmaster(preparePlace(dataDir, '/var/lib').cluster)).toBeUndefined()
}, 60_000)

/** Waits until so many connections of the program stand at a lock. */
async function untilWaiting(count: number): Promise<void> {
  const deadline = performance.now() + 10_000
  while (performance.now() < deadline) {
    const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(witness.app.db)
    if ((rows[0]?.waiting ?? 0) >= count) return
    await sleep(10)
  }
  throw new Error('the requests did not reach the lock together')
}
