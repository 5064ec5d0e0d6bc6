import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { NewPublish, UserFollow, UserInfo } from '@guangquan/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pino } from 'pino'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '../env.ts'
import { openApp, type OpenApp } from '../open-app.ts'
import { signedHeaders } from '../testing/call-as.ts'
import { buildMember, signIn } from '../testing/people.ts'
import { callRemote } from './remote-call.ts'
import { startProcess, stopProcesses, type RunningNode } from './running-node.ts'

let dataDir: string
let databaseUrl: string
let nodes: RunningNode[]
let witness: OpenApp

/** Two programs start at the same moment on an empty database. */
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'guangquan-nodes-'))
  databaseUrl = await emptyDatabase()
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  nodes = await Promise.all([startProcess(settings), startProcess(settings)])
  witness = await openApp({
    env: readEnv({ NODE_ENV: 'test', ...settings, LOG_LEVEL: 'silent' }),
    databaseUrl,
    log: pino({ level: 'silent' }),
  })
})
afterAll(async () => {
  await witness.close()
  await stopProcesses()
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(`drop database if exists ${new URL(databaseUrl).pathname.slice(1)} with (force)`)
  await client.end()
  await rm(dataDir, { recursive: true, force: true })
})

async function emptyDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: url.toString() })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  url.pathname = `/${name}`
  return url.toString()
}

const urlOf = (index: number) => nodes[index]?.url ?? ''

test('a node with another key, or with its files elsewhere, is refused in words', async () => {
  const { env } = witness.app
  const keys = { SECRET_KEY: env.secretKey.toString('hex'), APP_KEY: env.appKey }
  const begin = (settings: Record<string, string>) =>
    startProcess({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...settings })
  await expect(
    begin({ SECRET_KEY: randomBytes(32).toString('hex'), APP_KEY: 'another key of the app' }),
  ).rejects.toThrow(/do not fit this database:\n {2}SECRET_KEY: .+\n {2}APP_KEY: /)
  const elsewhere = await mkdtemp(join(tmpdir(), 'guangquan-elsewhere-'))
  await expect(begin({ ...keys, DATA_DIR: elsewhere })).rejects.toThrow(
    'The files of this database are in another folder',
  )
  await rm(elsewhere, { recursive: true, force: true })
})

test('both migrate at once and each migration is applied once', async () => {
  const { rows } = await sql<{ names: number; applied: number }>`
    select count(distinct name) as names, count(*) as applied from kysely_migration`.execute(witness.app.db)
  expect(rows[0]?.applied).toBeGreaterThanOrEqual(6)
  expect(rows[0]?.names).toBe(rows[0]?.applied)
})

test('first rows are inserted once', async () => {
  const { rows } = await sql<{ count: number; distinct: number }>`
    select count(*) as count, count(distinct name) as distinct from topic`.execute(witness.app.db)
  expect(rows[0]?.count).toBe(22)
  expect(rows[0]?.distinct).toBe(22)
})

test('what one node writes the other one shows', async () => {
  const as = await buildMember(witness)
  const saved = await callRemote(witness, {
    url: urlOf(0),
    as,
    method: NewPublish.SaveDraft,
    input: { publishType: 1, text: '两台机器' },
  })
  expect(saved.success).toBe(true)
  const listed = await callRemote(witness, {
    url: urlOf(1),
    as,
    method: NewPublish.GetDraftList,
    input: {},
  })
  expect(listed.result).toMatchObject([{ text: '两台机器' }])
})

test('a session ended on one node ends on the other within a second', async () => {
  const member = await buildMember(witness)
  const other = await signIn(witness, member.userId)
  const get = (index: number, as = member) =>
    callRemote(witness, { url: urlOf(index), as, method: UserInfo.Get, input: {} })
  // Both nodes now cache the session.
  expect((await get(0)).success && (await get(1)).success && (await get(1, other)).success).toBe(true)
  const ended = await callRemote(witness, {
    url: urlOf(0),
    as: member,
    method: UserInfo.Logout,
    input: {},
  })
  expect(ended.success).toBe(true)
  const begin = performance.now()
  let response = await get(1)
  while (response.success && performance.now() - begin < 4000) {
    await sleep(20)
    response = await get(1)
  }
  expect(response.success).toBe(false)
  // Long before the other node's cached session expires.
  expect(performance.now() - begin).toBeLessThan(4000)
  expect((await get(1, other)).success).toBe(true)
})

test('a signed request is accepted once, on whichever node', async () => {
  const as = await buildMember(witness)
  const path = `/api/services/${witness.app.env.PRODUCT_KEY}/UserInfo/Get`
  const headers = {
    'content-type': 'application/json',
    ...signedHeaders(witness, as, 'POST', path, '{}'),
  }
  const send = async (index: number): Promise<boolean> => {
    const response = await fetch(new URL(path, urlOf(index)), { method: 'POST', headers, body: '{}' })
    return (await response.text()).includes('"success":true')
  }
  const outcomes = await Promise.all([send(0), send(1), send(0), send(1)])
  expect(outcomes.filter(Boolean)).toHaveLength(1)
})

test('an event reaches its subscribers once, though two relays look for it', async () => {
  const [star, ...fans] = await Promise.all(Array.from({ length: 9 }, () => buildMember(witness)))
  if (star === undefined) throw new Error('nobody there')
  const responses = await Promise.all(
    fans.map((as, index) =>
      callRemote(witness, {
        url: urlOf(index % 2),
        as,
        method: UserFollow.Follow,
        input: { userId: star.userId, on: true },
      }),
    ),
  )
  expect(responses.filter((response) => response.success)).toHaveLength(fans.length)
  const noticed = async () => {
    const rows = await witness.app.db
      .selectFrom('notice')
      .where('member_id', '=', star.userId)
      .select('from_member_id')
      .execute()
    return rows.map((row) => row.from_member_id)
  }
  // Once every event counts as delivered to all, none is delivered again.
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from outbox_event where relayed_at is null`.execute(witness.app.db)
    return rows[0]?.count
  }
  await expect.poll(waiting).toBe(0)
  const heard = await noticed()
  expect(heard).toHaveLength(fans.length)
  expect(new Set(heard)).toEqual(new Set(fans.map((fan) => fan.userId)))
  const member = await witness.app.db
    .selectFrom('member_counter')
    .where('member_id', '=', star.userId)
    .select('fans_count')
    .executeTakeFirstOrThrow()
  expect(member.fans_count).toBe(fans.length)
})

test('a scheduled job is queued once for all nodes', async () => {
  const { rows } = await sql<{ workers: number }>`
    select count(*) as workers from job_worker where seen_at > now() - interval '1 minute'`.execute(
    witness.app.db,
  )
  // Three lanes on each of the two nodes.
  expect(rows[0]?.workers).toBe(6)
  const crontab = await sql<{ identifiers: number; rows: number }>`
    select count(distinct identifier) as identifiers, count(*) as rows
    from graphile_worker._private_known_crontabs`.execute(witness.app.db)
  expect(crontab.rows[0]?.rows).toBeGreaterThan(3)
  expect(crontab.rows[0]?.identifiers).toBe(crontab.rows[0]?.rows)
})
