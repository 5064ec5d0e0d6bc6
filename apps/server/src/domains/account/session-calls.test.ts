import { UserInfo, errorCatalogue } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const refused = async (browser: Browser) =>
  (await callRaw(node, browser, UserInfo.Get, {})).body.error?.code ?? null

test('renewing gives a new token of seven days; the old one stays valid for a minute', async () => {
  const browser = await buildMember(node)
  const info = await callAs(node, browser, UserInfo.RefreshToken, {})
  expect(info.id).toBe(browser.userId)
  expect(info.userToken).not.toBe(browser.token)
  const renewed = { ...browser, token: info.userToken, signKey: info.signKey }
  expect(await refused(renewed)).toBeNull()
  expect(await refused(browser)).toBeNull()
  node.advance(61_000)
  expect(await refused(browser)).toBe(errorCatalogue.TokenInvalid.code)
  expect(await refused(renewed)).toBeNull()
})

test('five tabs that renew at once all stay signed in', async () => {
  const browser = await buildMember(node)
  const infos = await Promise.all(
    Array.from({ length: 5 }, () => callAs(node, browser, UserInfo.RefreshToken, {})),
  )
  for (const info of infos) {
    expect(await refused({ ...browser, token: info.userToken, signKey: info.signKey })).toBeNull()
  }
})

test('renewing with a token after its grace period, which must be a copy, ends the whole session', async () => {
  const browser = await buildMember(node)
  const info = await callAs(node, browser, UserInfo.RefreshToken, {})
  node.advance(61_000)
  const again = await callRaw(node, browser, UserInfo.RefreshToken, {})
  expect(again.body.error?.code).toBe(errorCatalogue.TokenInvalid.code)
  expect(await refused({ ...browser, token: info.userToken, signKey: info.signKey })).not.toBeNull()
})

test('a token without its browser’s cookie is useless', async () => {
  const browser = await buildMember(node)
  const other = await buildMember(node)
  expect(await refused({ ...browser, cookie: '' })).toBe(errorCatalogue.TokenInvalid.code)
  expect(await refused({ ...browser, cookie: other.cookie })).toBe(errorCatalogue.TokenInvalid.code)
})

test.each(['Logout', 'RemoveToken'] as const)('%s ends this session and no other', async (name) => {
  const browser = await buildMember(node)
  const elsewhere = await signIn(node, browser.userId)
  await callAs(node, browser, UserInfo[name], {})
  await expect.poll(() => refused(browser), { timeout: 4000 }).toBe(errorCatalogue.TokenInvalid.code)
  expect(await refused(elsewhere)).toBeNull()
})
