import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInstallation } from './check-installation.ts'
import type { Env } from './env.ts'
import { checkFiles } from './installation/check-files.ts'
import { storeNode } from './nodes/nodes.store.ts'
import { operate } from './operate.ts'
import { programVersion } from './program-version.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
  await checkFiles(node.app)
})
afterAll(() => node.close())

const production = () => ({
  ...node.app.env,
  isProduction: true,
  BASE_URL: 'https://photo.example.cn',
  TRUST_PROXY: '10.0.0.0/8',
})
async function linesOf(env: Env = production()): Promise<string[]> {
  const checked = await checkInstallation({ db: node.app.db, env, now: node.app.now() })
  return checked.map(({ name, isGood, text }) => `${isGood ? '✓' : '✗'} ${name}: ${text}`)
}
const beginning = (text: string): unknown => expect.stringContaining(text)

async function runNode(values: { version?: string; runs_jobs?: boolean } = {}) {
  const now = node.app.now()
  await storeNode(node.app.db, {
    id: '01930000-0000-7000-8000-00000000c0de',
    host: 'photo-1',
    pid: 7,
    version: programVersion,
    node_version: process.versions.node,
    runs_jobs: true,
    started_at: now,
    seen_at: now,
    memory_bytes: 1,
    loop_delay_ms: 1,
    ...values,
  })
}

test('each thing that a node depends on has its line', async () => {
  await runNode()
  const lines = await linesOf()
  expect(lines).toEqual(
    expect.arrayContaining([
      '✓ settings: NODE_ENV=production',
      beginning('✓ database: PostgreSQL'),
      beginning('✓ database: a statement may take'),
      '✓ database: every migration is applied',
      beginning('✓ connections: 1 node may hold 40 of'),
      beginning('✓ clock: '),
      beginning('is written, read and deleted in'),
      beginning('✓ media: '),
      beginning('✓ nodes: photo-1 7'),
      beginning('✓ work: '),
      beginning('✓ audit: '),
    ]),
  )
})

test('what is wrong says what to do', async () => {
  await runNode({ version: '0.0.1', runs_jobs: false })
  await sql`insert into outbox_event (id, name, payload, failed_at)
    values (gen_random_uuid(), 'post.published', '{}', now())`.execute(node.app.db)
  const { TRUST_PROXY: _, ...untrusting } = production()
  const lines = await linesOf({ ...untrusting, BASE_URL: 'http://photo.example.cn', FFMPEG: '/nowhere' })
  expect(lines).toEqual(
    expect.arrayContaining([
      beginning('✗ settings: BASE_URL is not https'),
      beginning('✗ settings: TRUST_PROXY is not set'),
      beginning('✗ media: no ffmpeg'),
      beginning('✗ providers: none is configured'),
      beginning('✗ nodes: none runs jobs'),
      beginning('✗ nodes: their releases differ'),
      beginning('✗ work: 1 events failed for good'),
    ]),
  )
})

test('a provider that cannot be reached is named', async () => {
  const lines = await linesOf({ ...production(), SMTP_URL: 'smtp://127.0.0.1:9' })
  expect(lines).toContainEqual(beginning('✗ providers: mail: 127.0.0.1:9 cannot be reached'))
})

test('the command ends with an error that has every line', async () => {
  const ctx = { db: node.app.db, now: node.app.now(), log: node.app.log, actor: '苏晚' }
  await expect(operate(ctx, ['check'], node.app.env)).rejects.toThrow(
    /✗ settings +NODE_ENV is not production[^]*✓ disk/,
  )
})

test('an operator may leave ffmpeg out', async () => {
  const lines = await linesOf({ ...production(), FFMPEG: 'off' })
  expect(lines).toContainEqual(beginning('✓ media: no ffmpeg: videos are accepted as H.264 in MP4 alone'))
})
