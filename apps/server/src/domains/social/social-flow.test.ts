import { UserInfo, WxOpen, QqOpen, Weibo, errorCatalogue, socialNames } from '@guangquan/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildMember } from '../../testing/people.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { openSocialApp, type SocialApp } from './testing/open-social-app.ts'
import {
  authorize,
  begin,
  exchange,
  providers,
  openBrowser,
  ticketOf,
  wechatPhone,
} from './testing/social-browser.ts'

let social: SocialApp
beforeAll(async () => {
  social = await openSocialApp()
})
afterAll(() => social.close())
beforeEach(() => {
  social.providers.next.length = 0
  social.providers.qq.clientId = social.providers.env['QQ_APP_ID'] ?? ''
})

const code = (name: keyof typeof errorCatalogue) => ({ code: errorCatalogue[name].code })
const visitor = () => openBrowser(social.node)
const minute = 60_000

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of ['social_ticket', 'social_binding', 'session', 'member'] as const) {
    const { n } = await social.node.app.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    counts[table] = Number(n)
  }
  return counts
}

/** A refusal leaves no row in any table that could be used to sign in. */
async function expectRefused(
  work: () => Promise<unknown>,
  name: keyof typeof errorCatalogue = 'SocialFailed',
) {
  const before = await countRows()
  await expect(work()).rejects.toMatchObject(code(name))
  expect(await countRows()).toEqual(before)
}

describe.each(providers)('a flow with %s', (provider) => {
  test('gives a ticket of ours and no data of the provider’s', async () => {
    const browser = visitor()
    const access = await ticketOf(browser, provider, { redirect: '/post/detail/1?a=b#comment' })
    expect(access).toMatchObject({ purpose: 'login', redirect: '/post/detail/1?a=b#comment' })
    const { env } = social.providers
    for (const secret of ['linjian', 'LINJIAN', '1830011001', ...Object.values(env).slice(0, 8)]) {
      expect(JSON.stringify(access)).not.toContain(secret)
    }
    expect(access.accessToken).toMatch(/^[\w-]{43}$/)
    // The same person has the same id every time, and another person another.
    const again = await ticketOf(visitor(), provider)
    const other = await ticketOf(visitor(), provider, { person: 'haibian' })
    expect(again.unionId).toBe(access.unionId)
    expect(again.accessToken).not.toBe(access.accessToken)
    expect([other.unionId === access.unionId, other.openId === access.openId]).toEqual([false, false])
  })

  test('begins with 256 bits of state and a cookie that no script and no other site can read', async () => {
    const browser = visitor()
    const state = new URL(await begin(browser, provider)).searchParams.get('state') ?? ''
    expect(Buffer.from(state, 'base64url')).toHaveLength(32)
    expect(browser.oauth()).toMatch(/^[\w-]{43}$/)
    expect(state).not.toBe(browser.oauth())
    const rows = await social.node.app.db.selectFrom('social_flow').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(state)
  })

  test('requires its own state: not a missing, invented, used or expired one, nor another browser’s', async () => {
    const browser = visitor()
    const returned = await authorize(browser, provider)
    await expectRefused(() => exchange(browser, provider, { ...returned, state: '' }), 'BadInput')
    await expectRefused(() => exchange(browser, provider, { ...returned, state: 'x'.repeat(43) }))
    await expectRefused(() => exchange(visitor(), provider, returned))
    const outsider = visitor()
    await begin(outsider, provider)
    await expectRefused(() => exchange(outsider, provider, returned))
    // Another browser's attempt has not consumed it.
    await exchange(browser, provider, returned)
    await expectRefused(() => exchange(browser, provider, returned))

    const late = await authorize(browser, provider)
    social.node.advance(10 * minute + 1)
    await expectRefused(() => exchange(browser, provider, late))
  })

  test('is not valid for another provider', async () => {
    const browser = visitor()
    const returned = await authorize(browser, provider)
    for (const other of providers.filter((one) => one !== provider)) {
      await expectRefused(() => exchange(browser, other, returned))
    }
    await exchange(browser, provider, returned)
  })

  test('accepts a code once, with whatever state', async () => {
    const browser = visitor()
    const first = await authorize(browser, provider)
    const second = await authorize(browser, provider)
    await exchange(browser, provider, first)
    await expectRefused(() => exchange(browser, provider, { ...second, code: first.code }))
    await expectRefused(() => exchange(browser, provider, second))
  })

  test('exchanged on two nodes at once counts once', async () => {
    const other = await social.node.addNode()
    const browser = visitor()
    const returned = await authorize(browser, provider)
    const twin = openBrowser(other)
    twin.setOauth(browser.oauth())
    const results = await Promise.allSettled([
      exchange(browser, provider, returned),
      exchange(twin, provider, returned),
    ])
    expect(results.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await other.close()
  })

  test('two tabs of one browser both finish', async () => {
    const browser = visitor()
    const first = await authorize(browser, provider)
    const second = await authorize(browser, provider)
    const ends = [await exchange(browser, provider, second), await exchange(browser, provider, first)]
    expect(new Set(ends.map((access) => access.accessToken)).size).toBe(2)
  })

  test('binding is for members, and must be finished by the same member in the same way', async () => {
    await expectRefused(() => begin(visitor(), provider, { purpose: 'bind' }), 'TokenInvalid')
    const alice = await buildMember(social.node)
    const bob = await buildMember(social.node)
    const browser = openBrowser(social.node, alice)
    const returned = await authorize(browser, provider, { purpose: 'bind' })
    browser.signInAs(bob)
    await expectRefused(() => exchange(browser, provider, returned))
    const again = await authorize(openAs(browser, alice), provider, { purpose: 'bind' })
    browser.signInAs(null)
    await expectRefused(() => exchange(browser, provider, again))
    const third = await authorize(openAs(browser, alice), provider, { purpose: 'bind' })
    expect(await exchange(browser, provider, third)).toMatchObject({ purpose: 'bind' })
  })

  test('fails in time when the provider has an outage, and no secrets are logged', async () => {
    for (const fault of ['reset', 'half', 'wrongJson', 'redirect', 'huge'] as const) {
      const browser = visitor()
      const returned = await authorize(browser, provider)
      social.providers.next.push(fault)
      await expectRefused(() => exchange(browser, provider, returned))
      // One success closes the circuit of this provider again.
      await ticketOf(visitor(), provider)
    }
  })
})

function openAs(browser: ReturnType<typeof visitor>, member: Parameters<typeof browser.signInAs>[0]) {
  browser.signInAs(member)
  return browser
}

test('a QQ token of another application is refused', async () => {
  social.providers.qq.clientId = '100999999'
  const browser = visitor()
  const returned = await authorize(browser, 'qq')
  await expectRefused(() => exchange(browser, 'qq', returned))
})

test('the redirect is a path of this site or empty', async () => {
  const wrong = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\u0000',
    'evil',
    '/a\\b',
    '/\u2028',
  ]
  for (const redirect of wrong) {
    const { redirect: stored } = await ticketOf(visitor(), 'weibo', { redirect })
    expect([redirect, stored]).toEqual([redirect, ''])
  }
})

test('inside WeChat the flow is the one of WeChat’s own browser', async () => {
  const outside = await begin(visitor(), 'wx')
  const inside = await begin(openBrowser(social.node, null, { userAgent: wechatPhone }), 'wx')
  expect(outside).toContain('/connect/qrconnect?')
  expect(inside).toContain('/connect/oauth2/authorize?')
  const browser = openBrowser(social.node, null, { userAgent: wechatPhone })
  expect((await ticketOf(browser, 'wx')).unionId).toBe((await ticketOf(visitor(), 'wx')).unionId)
})

test('a ticket shows its person’s profile to its own browser only', async () => {
  const browser = visitor()
  const wx = await ticketOf(browser, 'wx')
  const show = (by: typeof browser, accessToken: string, openId: string) =>
    by.call(WxOpen.GetUserInfo, { accessToken, openId })
  expect(await show(browser, wx.accessToken, wx.openId)).toMatchObject({
    unionId: wx.unionId,
    nickName: '林间漫步',
    isBound: false,
  })
  const other = await ticketOf(browser, 'wx', { person: 'haibian' })
  await expect(show(browser, wx.accessToken, other.openId)).rejects.toMatchObject(code('SocialFailed'))
  await expect(show(visitor(), wx.accessToken, wx.openId)).rejects.toMatchObject(code('SocialFailed'))
  await expect(
    browser.call(QqOpen.GetUserInfo, { accessToken: wx.accessToken, openId: wx.openId }),
  ).rejects.toMatchObject(code('SocialFailed'))
  await expect(
    browser.call(Weibo.UserShow, { access_token: wx.accessToken, uid: wx.openId }),
  ).rejects.toMatchObject(code('SocialFailed'))
  social.node.advance(30 * minute + 1)
  await expect(show(browser, wx.accessToken, wx.openId)).rejects.toMatchObject(code('SocialFailed'))
})

test('an unbound account of a provider is reported as such, and the ticket stays valid', async () => {
  const browser = visitor()
  const access = await ticketOf(browser, 'qq', { person: 'laozhou' })
  const input = { provider: 'qq', accessToken: access.accessToken, unionId: access.unionId } as const
  for (let count = 0; count < 2; count++) {
    await expect(browser.call(UserInfo.LoginBySocial, input)).rejects.toMatchObject({
      ...code('SocialUnknown'),
      message: expect.stringContaining(socialNames.qq),
    })
  }
})

test('without keys every provider is closed', async () => {
  const bare = await openTestApp()
  const browser = openBrowser(bare)
  for (const provider of providers) {
    await expect(begin(browser, provider)).rejects.toMatchObject(code('ProviderClosed'))
  }
  await expect(browser.call(WxOpen.BeginScan, {})).rejects.toMatchObject(code('ProviderClosed'))
  await bare.close()
})
