import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkKeys } from './installation/check-keys.ts'
import { sealedTables } from './program.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

// The command itself, as a process: each run loads the program, which takes two seconds.
const command = fileURLToPath(new URL('../../../tools/operator.ts', import.meta.url))

let node: TestApp
let dataDir: string
beforeAll(async () => {
  node = await openTestApp()
  await checkKeys(node.app.db, node.app.env, sealedTables)
  dataDir = await mkdtemp(join(tmpdir(), 'guangquan-operator-'))
})
afterAll(async () => {
  await node.close()
  await rm(dataDir, { recursive: true, force: true })
})

function operator(settings: Record<string, string>, through = ''): Promise<{ code: number; said: string }> {
  const line = `"${process.execPath}" "${command}" settings ${through}`
  const env = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', DATA_DIR: dataDir, ...settings }
  return new Promise((settle) => {
    execFile('/bin/sh', ['-c', line], { env, timeout: 60_000 }, (error, stdout, stderr) =>
      settle({ code: error === null ? 0 : Number(error.code), said: `${stdout}${stderr}` }),
    )
  })
}

test('without settings it starts nothing and leaves nothing behind', async () => {
  const alone = await operator({})
  expect(alone).toMatchObject({ code: 1 })
  expect(alone.said).toContain('secrets.json is not there')
  const { env } = node.app
  const keys = { SECRET_KEY: env.secretKey.toString('hex'), APP_KEY: env.appKey }
  const withKeys = await operator(keys)
  expect(withKeys).toMatchObject({ code: 1 })
  expect(withKeys.said).toContain(`No program runs on ${dataDir}`)
  expect(await readdir(dataDir)).toEqual([])
}, 120_000)

test("a key that is not the database's is refused, the right one is not, and it ends with its reader", async () => {
  const { env } = node.app
  const settings = {
    DATABASE_URL: node.databaseUrl,
    SECRET_KEY: env.secretKey.toString('hex'),
    APP_KEY: env.appKey,
  }
  const wrong = await operator({ ...settings, SECRET_KEY: 'ab'.repeat(32) })
  expect(wrong).toMatchObject({ code: 1 })
  expect(wrong.said).toContain('The keys do not fit this database:\n  SECRET_KEY: ')
  expect((await operator(settings)).said).toContain('site: not set')
  expect(await operator(settings, '| true')).toEqual({ code: 0, said: '' })
}, 120_000)
