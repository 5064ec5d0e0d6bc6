import { UserInfo, WxOpen, errorCatalogue, scanLifeMs } from '@guangquan/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agree } from '../../testing/providers/agree.ts'
import { buildMember } from '../../testing/people.ts'
import { openSocialApp, type SocialApp } from './testing/open-social-app.ts'
import {
  authorize,
  exchange,
  openBrowser,
  ticketOf,
  wechatPhone,
  type SocialBrowser,
} from './testing/social-browser.ts'

let social: SocialApp
beforeAll(async () => {
  social = await openSocialApp()
})
afterAll(() => social.close())
beforeEach(() => social.node.app.db.deleteFrom('social_binding').execute())

const code = (name: keyof typeof errorCatalogue) => ({ code: errorCatalogue[name].code })
const openDesktop = () => openBrowser(social.node, null, { ip: '202.96.209.5' })
const openPhone = () => openBrowser(social.node, null, { userAgent: wechatPhone })
const scanIdOf = (url: string) => new URL(url).searchParams.get('scan') ?? ''
const stateOf = async (browser: SocialBrowser, pollKey: string) =>
  (await browser.call(WxOpen.GetScan, { pollKey })).state

/** The phone opens the code, agrees at WeChat and returns with a ticket. */
async function scan(phone: SocialBrowser, scanId: string, person = 'linjian') {
  const opened = await phone.call(WxOpen.OpenScan, { scanId })
  const back = await agree(opened.href, { person })
  const access = await exchange(phone, 'wx', {
    code: back.searchParams.get('code') ?? '',
    state: back.searchParams.get('state') ?? '',
  })
  return { opened, access }
}

test('a phone scans, sees the device, confirms; the desktop is signed in', async () => {
  const member = await buildMember(social.node)
  const owner = openBrowser(social.node, member)
  const own = await ticketOf(owner, 'wx', { purpose: 'bind' })
  await owner.call(UserInfo.BindWxOpen, { unionId: own.unionId, accessToken: own.accessToken })

  const desktop = openDesktop()
  const { url, pollKey, expiresAt } = await desktop.call(WxOpen.BeginScan, {})
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3999\/account\/login\/wx\?scan=[\w-]{43}$/)
  expect(Math.abs(expiresAt - social.node.app.now().getTime() - scanLifeMs)).toBeLessThan(5000)
  expect(url).not.toContain(pollKey)
  expect(await stateOf(desktop, pollKey)).toBe(0)
  const phone = openPhone()
  const { opened, access } = await scan(phone, scanIdOf(url))
  expect(opened).toMatchObject({ device: 'Chrome · Windows', region: '上海' })
  expect(await stateOf(desktop, pollKey)).toBe(1)
  await phone.call(WxOpen.ConfirmScan, {
    scanId: scanIdOf(url),
    accessToken: access.accessToken,
    confirm: true,
  })
  const first = await desktop.call(WxOpen.GetScan, { pollKey })
  expect(first).toMatchObject({ state: 2, access: { purpose: 'login', unionId: own.unionId } })
  // A response may be lost: the next one is the same.
  expect(await desktop.call(WxOpen.GetScan, { pollKey })).toEqual(first)
  const accessToken = first.access?.accessToken ?? ''
  expect(accessToken).not.toBe(access.accessToken)
  const input = { provider: 'wx', accessToken, unionId: own.unionId } as const
  await expect(phone.call(UserInfo.LoginBySocial, input)).rejects.toMatchObject(code('SocialFailed'))
  expect((await desktop.call(UserInfo.LoginBySocial, input)).id).toBe(member.userId)
  await expect(desktop.call(UserInfo.LoginBySocial, input)).rejects.toMatchObject(code('SocialFailed'))
})

test('refused on the phone, nobody is signed in', async () => {
  const desktop = openDesktop()
  const { url, pollKey } = await desktop.call(WxOpen.BeginScan, {})
  const phone = openPhone()
  const { access } = await scan(phone, scanIdOf(url))
  const response = { scanId: scanIdOf(url), accessToken: access.accessToken }
  await phone.call(WxOpen.ConfirmScan, { ...response, confirm: false })
  expect(await desktop.call(WxOpen.GetScan, { pollKey })).toEqual({ state: 4, access: null })
  await expect(phone.call(WxOpen.ConfirmScan, { ...response, confirm: true })).rejects.toMatchObject(
    code('SocialFailed'),
  )
  expect(await stateOf(desktop, pollKey)).toBe(4)
})

test('expires after five minutes, in whatever state', async () => {
  const desktop = openDesktop()
  const waiting = await desktop.call(WxOpen.BeginScan, {})
  const scanned = await desktop.call(WxOpen.BeginScan, {})
  const phone = openPhone()
  const { access } = await scan(phone, scanIdOf(scanned.url))
  social.node.advance(scanLifeMs + 1)
  for (const { pollKey } of [waiting, scanned]) expect(await stateOf(desktop, pollKey)).toBe(3)
  await expect(phone.call(WxOpen.OpenScan, { scanId: scanIdOf(waiting.url) })).rejects.toMatchObject(
    code('SocialFailed'),
  )
  await expect(
    phone.call(WxOpen.ConfirmScan, {
      scanId: scanIdOf(scanned.url),
      accessToken: access.accessToken,
      confirm: true,
    }),
  ).rejects.toMatchObject(code('SocialFailed'))
})

test('only the browser with the code sees its state', async () => {
  const desktop = openDesktop()
  const { url, pollKey } = await desktop.call(WxOpen.BeginScan, {})
  const outsider = openDesktop()
  await outsider.call(WxOpen.BeginScan, {})
  expect(await stateOf(outsider, pollKey)).toBe(3)
  expect(await stateOf(desktop, scanIdOf(url))).toBe(3)
  expect(await stateOf(desktop, pollKey)).toBe(0)
})

test('belongs to the first phone: another can neither open nor confirm', async () => {
  const desktop = openDesktop()
  const { url, pollKey } = await desktop.call(WxOpen.BeginScan, {})
  const scanId = scanIdOf(url)
  const phone = openPhone()
  const { access } = await scan(phone, scanId)
  const other = openPhone()
  await expect(other.call(WxOpen.OpenScan, { scanId })).rejects.toMatchObject(code('SocialFailed'))
  await expect(
    other.call(WxOpen.ConfirmScan, { scanId, accessToken: access.accessToken, confirm: true }),
  ).rejects.toMatchObject(code('SocialFailed'))
  // Opened again by the same phone, it continues.
  await phone.call(WxOpen.OpenScan, { scanId })
  expect(await stateOf(desktop, pollKey)).toBe(1)
})

test('a ticket of another flow or another code confirms nothing, and one of a code signs no phone in', async () => {
  const desktop = openDesktop()
  const first = await desktop.call(WxOpen.BeginScan, {})
  const second = await desktop.call(WxOpen.BeginScan, {})
  const phone = openPhone()
  const { access } = await scan(phone, scanIdOf(first.url))
  await phone.call(WxOpen.OpenScan, { scanId: scanIdOf(second.url) })
  const plain = await exchange(phone, 'wx', await authorize(phone, 'wx'))
  for (const accessToken of [access.accessToken, plain.accessToken, 'x'.repeat(43)]) {
    await expect(
      phone.call(WxOpen.ConfirmScan, { scanId: scanIdOf(second.url), accessToken, confirm: true }),
    ).rejects.toMatchObject(code('SocialFailed'))
  }
  const input = { provider: 'wx', accessToken: access.accessToken, unionId: access.unionId } as const
  await expect(phone.call(UserInfo.LoginBySocial, input)).rejects.toMatchObject(code('SocialFailed'))
  expect(await stateOf(desktop, second.pollKey)).toBe(1)
})

test('binds for the member signed in on the desktop, whoever uses the phone', async () => {
  const member = await buildMember(social.node)
  const desktop = openBrowser(social.node, member)
  const { url, pollKey } = await desktop.call(WxOpen.BeginScan, { purpose: 'bind' })
  const phone = openPhone()
  const { access } = await scan(phone, scanIdOf(url), 'haibian')
  await phone.call(WxOpen.ConfirmScan, {
    scanId: scanIdOf(url),
    accessToken: access.accessToken,
    confirm: true,
  })
  const { access: given } = await desktop.call(WxOpen.GetScan, { pollKey })
  const input = { unionId: given?.unionId ?? '', accessToken: given?.accessToken ?? '' }
  expect(await desktop.call(UserInfo.BindWxOpen, input)).toEqual({ nickName: '海边的阿宁' })
  await expect(openDesktop().call(WxOpen.BeginScan, { purpose: 'bind' })).rejects.toMatchObject(
    code('TokenInvalid'),
  )
})
