import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Env } from '../env.ts'
import { operate } from '../operate.ts'
import { sealedTables } from '../program.ts'
import { buildAccount } from '../testing/accounts.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { checkKeys, refuseOtherKeys } from './check-keys.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())
beforeEach(() => node.app.db.deleteFrom('installation_key').execute())

const check = (changed: Partial<Env> = {}) =>
  checkKeys(node.app.db, { ...node.app.env, ...changed }, sealedTables)
const recorded = () =>
  node.app.db.selectFrom('installation_key').select(['name', 'fingerprint']).orderBy('name').execute()
const other = randomBytes(32)

test('the first start records the keys, the next with the same ones is accepted', async () => {
  await Promise.all([check(), check()])
  const first = await recorded()
  expect(first.map(({ name }) => name)).toEqual(['APP_KEY', 'PRODUCT_KEY', 'SECRET_KEY'])
  await check()
  expect(await recorded()).toEqual(first)
  const stored = JSON.stringify(first)
  expect(stored).not.toContain(node.app.env.secretKey.toString('hex'))
  expect(stored).not.toContain(node.app.env.appKey)
})

test.each([
  ['SECRET_KEY', { secretKey: other }],
  ['SECRET_KEY', { secretKey: other, previousSecretKey: randomBytes(32) }],
  ['APP_KEY', { appKey: 'another key of the app' }],
  ['PRODUCT_KEY', { PRODUCT_KEY: 'another' }],
])('another %s is refused by its name, and changes nothing', async (name, changed) => {
  await check()
  const before = await recorded()
  await expect(check(changed)).rejects.toThrow(new RegExp(`do not fit this database:\\n  ${name}: [^\\n]+$`))
  await expect(refuseOtherKeys(node.app.db, { ...node.app.env, ...changed }, sealedTables)).rejects.toThrow(
    `${name}: `,
  )
  expect(await recorded()).toEqual(before)
})

test('every key that does not fit is named in one message', async () => {
  await check()
  await expect(check({ secretKey: other, appKey: 'another key of the app' })).rejects.toThrow(
    /SECRET_KEY: .+\n {2}APP_KEY: /,
  )
})

test('a new key is accepted with the previous one, and from then on without it', async () => {
  await check()
  const { secretKey } = node.app.env
  // A node that was restarted with both keys before the change.
  await check({ previousSecretKey: other })
  await check({ secretKey: other, previousSecretKey: secretKey })
  await check({ secretKey: other })
  await expect(check()).rejects.toThrow('SECRET_KEY: ')
})

test('a database from before keys were recorded is known by what is encrypted in it', async () => {
  await buildAccount(node)
  await expect(check({ secretKey: other })).rejects.toThrow('SECRET_KEY: ')
  expect(await recorded()).toEqual([])
  await check({ secretKey: other, previousSecretKey: node.app.env.secretKey })
})

test('an operator whose key was lost makes another one that of the database, with a row of the audit log', async () => {
  await check()
  const env = { ...node.app.env, appKey: 'another key of the app' }
  const ctx = { db: node.app.db, now: node.app.now(), log: node.app.log, actor: '苏晚' }
  await expect(operate(ctx, ['accept-key', 'DATA_DIR'], env)).rejects.toThrow('BadInput')
  await operate(ctx, ['accept-key', 'APP_KEY', '备份里没有'], env)
  await check({ appKey: env.appKey })
  await expect(check()).rejects.toThrow('APP_KEY: ')
  const acts = await node.app.db
    .selectFrom('staff_act')
    .select(['actor', 'reason'])
    .where('act', '=', 'accept-key')
    .execute()
  expect(acts).toEqual([{ actor: '苏晚', reason: '备份里没有' }])
})
