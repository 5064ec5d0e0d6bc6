import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rotateKeys } from '../rotate-keys.ts'
import { callRaw } from '../testing/call-as.ts'
import { buildMember } from '../testing/people.ts'
import { Probe, probeHandlers } from '../testing/probe.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeSessionFinder } from './find-session.ts'
import { sealPlainSignKeys } from './sign-key.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp({ implementations: probeHandlers })
})
afterAll(() => node.close())

const readRows = async () =>
  JSON.stringify(
    (await sql`select sign_key, encode(sign_key_cipher, 'escape') from session`.execute(node.app.db)).rows,
  )

test('the key of a new session is stored encrypted only', async () => {
  const member = await buildMember(node)
  expect((await callRaw(node, member, Probe.Whoami, {})).status).toBe(200)
  expect(await readRows()).not.toContain(member.signKey)
})

test('a session of a program that stored it in plain text goes on, before and after it is encrypted', async () => {
  const member = await buildMember(node)
  await sql`update session set sign_key = ${member.signKey}, sign_key_cipher = null
    where member_id = ${member.userId}`.execute(node.app.db)
  expect((await callRaw(node, member, Probe.Whoami, {})).status).toBe(200)
  expect(await sealPlainSignKeys(node.app.db, node.app.env)).toBe(1)
  expect(await sealPlainSignKeys(node.app.db, node.app.env)).toBe(0)
  expect(await readRows()).not.toContain(member.signKey)
  const other = await node.addNode()
  expect((await callRaw(other, member, Probe.Whoami, {})).status).toBe(200)
})

test('after a key rotation it is read with the new key alone, and a lost key ends the session', async () => {
  const { token, signKey } = await buildMember(node)
  const secretKey = randomBytes(32)
  const { app } = node
  await rotateKeys(app.db, { secretKey, previousSecretKey: app.env.secretKey }, { now: app.now() })
  const finderWith = (key: Buffer) =>
    makeSessionFinder({ ...app, env: { ...app.env, secretKey: key, previousSecretKey: null } })
  expect((await finderWith(secretKey).find(token))?.signKey).toBe(signKey)
  expect(await finderWith(app.env.secretKey).find(token)).toBeNull()
})
