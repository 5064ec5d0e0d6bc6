import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAccount } from '../../testing/accounts.ts'
import { login } from '../../testing/login.ts'
import { buildCtx } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { findCredential, renewPasswordHash } from './account.store.ts'
import { hashPassword } from './password/hash-password.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

test('a password changed during a sign-in with the older one stays the new one', async () => {
  const { browser, phone, password } = await buildAccount(node)
  const { db, env } = node.app
  const stored = (await findCredential(db, browser.userId))?.password_hash ?? ''
  const changed = '雾散之后的那个下午'
  await db
    .updateTable('credential')
    .set({ password_hash: await hashPassword(env, changed) })
    .where('member_id', '=', browser.userId)
    .execute()
  const renewed = await hashPassword(env, password)
  await renewPasswordHash(buildCtx(node), browser.userId, { stored, renewed })
  expect((await login(node, phone, password)).body.success).toBe(false)
  expect((await login(node, phone, changed)).body.success).toBe(true)
})
