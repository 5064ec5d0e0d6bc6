import { randomBytes } from 'node:crypto'
import { SmsMessage, UserInfo, UserProduct, errorCatalogue } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Keys } from '../../crypto/derive-key.ts'
import { decryptField, encryptField, isCurrentCipher } from '../../crypto/field-cipher.ts'
import { insertCredential } from './account.store.ts'
import { quarantinePhone } from './quarantined-phone.ts'
import { targetIndex, toPhone } from './captcha/target.ts'
import { buildAccount, earnTicket, placeCode } from '../../testing/accounts.ts'
import { login } from '../../testing/login.ts'
import { seedSite } from '../site/index.ts'
import { buildServer } from '../../http/serving/server.ts'
import { makeLog } from '../../log.ts'
import { mounts, implementations } from '../../program.ts'
import { openApp } from '../../open-app.ts'
import { rotateKeys } from '../../rotate-keys.ts'
import { callAs, callRaw } from '../../testing/call-as.ts'
import { newPhone } from '../../testing/codes.ts'
import { buildProduct, registerProduct, storeCode } from '../../testing/products.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'

// Hashing takes processor time, and the machine may be busy with other tests.
vi.setConfig({ testTimeout: 120_000 })

let before: TestApp
beforeAll(async () => {
  before = await openTestApp()
  await seedSite(before.app.db)
})
afterAll(() => before.close())

/** Another node of the same installation, started with other keys. */
async function startWith(keys: Required<Keys>): Promise<TestNode> {
  const env = { ...before.app.env, ...keys }
  const opened = await openApp({
    env,
    databaseUrl: before.databaseUrl,
    log: makeLog(env),
    now: before.app.now,
  })
  const server = await buildServer({ app: opened.app, implementations, mount: mounts, visitorCache: false })
  await server.ready()
  const close = async () => {
    await server.close()
    await opened.close()
  }
  return { app: opened.app, pool: opened.pool, server, beginStop: opened.beginStop, close }
}

const exists = async (node: TestNode, phone: string) =>
  (await callAs(node, null, UserInfo.ExistPhone, { phone })).exist

test('keys are rotated while the site runs: members stay findable, and nothing needs the old key afterwards', async () => {
  const old = before.app.env.secretKey
  const during = { secretKey: randomBytes(32), previousSecretKey: old }
  const accounts = [await buildAccount(before), await buildAccount(before), await buildAccount(before)]
  const resting = newPhone()
  await before.app.db
    .transaction()
    .execute((tx) => quarantinePhone(tx, targetIndex(before.app.env, toPhone(resting)), before.app.now()))
  const productId = await buildProduct(before)
  const numbered = await buildMember(before)
  const serialNumber = '7654321'
  await registerProduct(before, numbered, { productId, serialNumber })
  const accessCode = await storeCode(before, productId)
  // More than one batch.
  const ctx = { app: before.app, now: before.app.now() }
  const phones: string[] = []
  for (let made = 0; made < 230; made++) {
    const [{ userId: memberId }, phone] = [await buildMember(before), newPhone()]
    phones.push(phone)
    await before.app.db
      .transaction()
      .execute((tx) => insertCredential(ctx, tx, { memberId, phone, passwordHash: null }))
  }
  const [first, second, third] = accounts
  if (first === undefined || second === undefined || third === undefined) throw new Error('three accounts')
  const onItsWay = await placeCode(before, toPhone(first.phone), 2)

  const node = await startWith(during)
  // A node with both keys finds everybody before anything is re-encrypted, and accepts a code sent earlier.
  expect(await exists(node, second.phone)).toBe(true)
  const verified = await callRaw(node, null, SmsMessage.VerifySmsCaptcha, {
    phone: first.phone,
    captchaType: 2,
    code: onItsWay,
  })
  expect(verified.body.success).toBe(true)
  const taken = {
    phone: second.phone,
    verifyTicket: await earnTicket(node, null, toPhone(second.phone), 1),
    password: '等雾散的那个早晨',
    nickName: '换钥匙的人',
    agreementCheckBox: true,
  }
  const refused = await callRaw(node, null, UserInfo.Register, taken)
  expect(refused.body.error?.code).toBe(errorCatalogue.PhoneTaken.code)

  // Stopped after the first batch of credentials, and started again beside sign-ins and a change of phone.
  const stopped = rotateKeys(before.app.db, during, {
    now: before.app.now(),
    onBatch: (table) => {
      if (table === 'credential') throw new Error('stopped')
    },
  })
  await expect(stopped).rejects.toThrow('stopped')
  const half = await before.app.db.selectFrom('credential').select('phone_cipher').execute()
  const current = half.filter(
    (row) => row.phone_cipher !== null && isCurrentCipher(during, 'phone', row.phone_cipher),
  )
  expect(current).toHaveLength(200)

  const nextPhone = newPhone()
  const ticket = await earnTicket(node, third.browser, toPhone(third.phone), 5)
  const phoneCode = await placeCode(node, toPhone(nextPhone), 5)
  const [done, changed, ...logins] = await Promise.all([
    rotateKeys(before.app.db, during, { now: before.app.now() }),
    callRaw(node, third.browser, UserInfo.ChangePhone, { ticket, newPhone: nextPhone, phoneCode }),
    login(node, first.phone, first.password),
    login(node, second.email, second.password),
  ])
  expect(changed.body.success).toBe(true)
  expect(logins.map((response) => response.body.success)).toEqual([true, true])
  expect(done.find((one) => one.table === 'credential')?.seen).toBe(233)
  const again = await rotateKeys(before.app.db, during, { now: before.app.now() })
  expect(again.map((one) => one.changed)).toEqual(again.map(() => 0))
  await node.close()

  const after = { secretKey: during.secretKey, previousSecretKey: null }
  const later = await startWith(after)
  for (const phone of [...phones.slice(0, 3), ...phones.slice(-3)])
    expect(await exists(later, phone)).toBe(true)
  const rows = await before.app.db.selectFrom('credential').selectAll().execute()
  const readable = rows.flatMap((row) =>
    row.phone_cipher === null ? [] : [decryptField(after, 'phone', row.member_id, row.phone_cipher)],
  )
  expect(new Set(readable)).toEqual(new Set([...phones, first.phone, second.phone, nextPhone]))
  // The previous pepper is found by its key id; the first sign-in makes the hash again.
  expect((await login(later, third.email, third.password)).body.success).toBe(true)
  expect((await login(later, third.email, third.password)).body.success).toBe(true)
  // Numbers of products are found by their new index, codes by the key that hashed them.
  const look = { productId, serialNumber }
  expect(await callAs(later, numbered, UserProduct.CheckSerialNumber, look)).toEqual({ state: 2 })
  const verdict = await callAs(later, numbered, UserProduct.CheckAccessCode, { productId, accessCode })
  expect(verdict.valid).toBe(true)
  const registration = {
    ...taken,
    phone: resting,
    verifyTicket: await earnTicket(later, null, toPhone(resting), 1),
  }
  const atRest = await callRaw(later, null, UserInfo.Register, registration)
  expect(atRest.body.error?.code).toBe(errorCatalogue.PhoneQuarantined.code)
  await later.close()
})

test('a value with an unknown key aborts the run with its reason and without damage', async () => {
  const { userId } = await buildMember(before)
  const lost = encryptField({ secretKey: randomBytes(32) }, 'phone', userId, '13800138000')
  await before.app.db
    .insertInto('credential')
    .values({
      member_id: userId,
      phone_cipher: lost,
      phone_index: Buffer.from(uuid()),
      updated_at: new Date(),
    })
    .execute()
  const keys = { secretKey: randomBytes(32), previousSecretKey: before.app.env.secretKey }
  const run = rotateKeys(before.app.db, keys, { now: before.app.now() })
  await expect(run).rejects.toThrow('another key')
  const row = await before.app.db
    .selectFrom('credential')
    .where('member_id', '=', userId)
    .select('phone_cipher')
    .executeTakeFirstOrThrow()
  expect(row.phone_cipher).toEqual(lost)
})
