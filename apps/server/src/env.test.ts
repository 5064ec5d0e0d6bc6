import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDelivery } from './delivery/open-delivery.ts'
import { openDatabase } from './db/client.ts'
import { readEnv, settingNames, SettingsError } from './env.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'guangquan-env-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const root = new URL('../../../', import.meta.url)

test('operations.md and .env.example list every setting and no other', async () => {
  const page = await readFile(new URL('docs/operations.md', root), 'utf8')
  const described = [...page.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(([, name]) => name)
  expect(described).toHaveLength(settingNames.length)
  expect(new Set(described)).toEqual(new Set(settingNames))
  const example = await readFile(new URL('.env.example', root), 'utf8')
  const listed = [...example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(listed).toHaveLength(settingNames.length)
  expect(new Set(listed)).toEqual(new Set(settingNames))
})

test('the defaults in .env.example are those of the program', async () => {
  const example = await readFile(new URL('.env.example', root), 'utf8')
  const given = Object.fromEntries(
    [...example.matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  const { secretKey: _a, appKey: _b, ...fromExample } = readEnv({ ...given, DATA_DIR: dataDir })
  const { secretKey: _c, appKey: _d, ...plain } = readEnv({ DATA_DIR: dataDir })
  expect(fromExample).toEqual(plain)
})

test.each([
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['BASE_URL', 'photo.example.cn'],
  ['DEMO', 'yes'],
  ['TRUST_PROXY', 'everybody'],
  ['SECRET_KEY', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['WORKER', 'maybe'],
  ['PRODUCT_KEY', 'Guang Quan'],
])('a wrong %s is named in a sentence', (name, value) => {
  expect(() => readEnv({ DATA_DIR: dataDir, [name]: value })).toThrow(SettingsError)
  expect(() => readEnv({ DATA_DIR: dataDir, [name]: value })).toThrow(name)
})

test('half an S3 store is refused', () => {
  expect(() => readEnv({ DATA_DIR: dataDir, S3_BUCKET: 'b' })).toThrow(/S3_REGION/)
})

test('secrets are made once and only their owner may read them', async () => {
  const first = readEnv({ DATA_DIR: dataDir })
  const second = readEnv({ DATA_DIR: dataDir })
  expect(second.secretKey).toEqual(first.secretKey)
  expect(first.secretKey).toHaveLength(32)
  expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600)
})

test('production refuses to show sign-in codes on a page and to run without limits', () => {
  const production = { DATA_DIR: dataDir, NODE_ENV: 'production' }
  expect(() => readEnv(production)).toThrow(/SMS_PROVIDER/)
  expect(() => readEnv({ ...production, SMS_PROVIDER: 'aliyun', RATE_LIMITS: 'off' })).toThrow(/RATE_LIMITS/)
})

test('a provider without a client refuses to start instead of losing codes', async () => {
  const env = readEnv({ DATA_DIR: dataDir, NODE_ENV: 'production', SMS_PROVIDER: 'aliyun' })
  const { db } = openDatabase({ url: 'postgres://nobody@127.0.0.1:9/none' })
  expect(() => openDelivery(env, db)).toThrow(/no client for aliyun/)
  await db.destroy()
})
