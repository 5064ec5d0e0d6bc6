import { UserInfo, errorCatalogue, type ErrorName, type SocialProvider } from '@guangquan/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildAccount, earnTicket, placeCode } from '../../testing/accounts.ts'
import { newPhone } from '../../testing/codes.ts'
import { seedSite } from '../site/index.ts'
import { openSocialApp, type SocialApp } from './testing/open-social-app.ts'
import { providers, openBrowser, ticketOf, type SocialBrowser } from './testing/social-browser.ts'

let social: SocialApp
beforeAll(async () => {
  social = await openSocialApp()
  await seedSite(social.node.app.db)
})
afterAll(() => social.close())
beforeEach(async () => {
  await social.node.app.db.deleteFrom('social_binding').execute()
})

const code = (name: ErrorName) => ({ code: errorCatalogue[name].code })
const minute = 60_000
const toPhone = (phone: string) => ({ kind: 'sms', address: phone }) as const
let serial = 0

/** Registers by phone without a password, as a person who comes from a provider. */
async function register(browser: SocialBrowser, socialTicket: string, phone = newPhone()) {
  serial += 1
  const verifyTicket = await earnTicket(social.node, null, toPhone(phone), 1)
  const nickName = `来客${serial}号`
  return browser.call(UserInfo.Register, {
    phone,
    verifyTicket,
    socialTicket,
    nickName,
    agreementCheckBox: true,
  })
}

async function loginByCode(browser: SocialBrowser, phone: string, socialTicket: string) {
  const given = await placeCode(social.node, toPhone(phone), 2)
  return browser.call(UserInfo.LoginByCode, { phone, code: given, agreementCheckBox: true, socialTicket })
}

async function loginBySocial(provider: SocialProvider) {
  const browser = openBrowser(social.node)
  const { accessToken, unionId } = await ticketOf(browser, provider)
  return browser.call(UserInfo.LoginBySocial, { provider, accessToken, unionId })
}

async function count(table: 'member' | 'session' | 'social_binding'): Promise<number> {
  const { n } = await social.node.app.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** A refusal creates no member, no session and no binding. */
async function expectRefused(work: () => Promise<unknown>, name: ErrorName) {
  const rows = () => Promise.all([count('member'), count('session'), count('social_binding')])
  const before = await rows()
  await expect(work()).rejects.toMatchObject(code(name))
  expect(await rows()).toEqual(before)
}

describe.each(providers)('a ticket of %s', (provider) => {
  test('registers without a password, binds and signs in; from then on the provider signs the member in', async () => {
    const browser = openBrowser(social.node)
    const { accessToken } = await ticketOf(browser, provider)
    const info = await register(browser, accessToken)
    const row = await social.node.app.db
      .selectFrom('credential')
      .where('member_id', '=', info.id)
      .select('password_hash')
      .executeTakeFirstOrThrow()
    expect(row.password_hash).toBeNull()
    expect((await loginBySocial(provider)).id).toBe(info.id)
  })

  test('binds when a known phone signs in by code', async () => {
    const account = await buildAccount(social.node)
    const browser = openBrowser(social.node)
    const { accessToken } = await ticketOf(browser, provider)
    const info = await loginByCode(browser, account.phone, accessToken)
    expect(info.id).toBe(account.browser.userId)
    expect((await loginBySocial(provider)).id).toBe(info.id)
  })
})

type Enter = (browser: SocialBrowser, ticket: string) => Promise<unknown>

/** The two calls that also accept a ticket, by people who would succeed without one. */
const ways: [string, () => Promise<Enter>][] = [
  ['a registration', async () => (browser, ticket) => register(browser, ticket)],
  [
    'a sign-in by code',
    async () => {
      const { phone } = await buildAccount(social.node)
      return (browser, ticket) => loginByCode(browser, phone, ticket)
    },
  ],
]

describe.each(ways)('%s', (_label, prepare) => {
  let enter: Enter
  beforeEach(async () => {
    enter = await prepare()
  })

  test('refuses an invented ticket, another browser’s, one for binding, one used and one expired', async () => {
    const browser = openBrowser(social.node)
    const { accessToken } = await ticketOf(browser, 'wx')
    await expectRefused(() => enter(browser, 'x'.repeat(43)), 'SocialFailed')
    const outsider = openBrowser(social.node)
    await ticketOf(outsider, 'wx', { person: 'haibian' })
    await expectRefused(() => enter(outsider, accessToken), 'SocialFailed')
    const binder = openBrowser(social.node, (await buildAccount(social.node)).browser)
    const toBind = await ticketOf(binder, 'wx', { purpose: 'bind' })
    binder.signInAs(null)
    await expectRefused(() => enter(binder, toBind.accessToken), 'SocialFailed')

    await enter(browser, accessToken)
    await social.node.app.db.deleteFrom('social_binding').execute()
    await expectRefused(() => enter(browser, accessToken), 'SocialFailed')
    const late = await ticketOf(browser, 'wx')
    social.node.advance(30 * minute + 1)
    await expectRefused(() => enter(browser, late.accessToken), 'SocialFailed')
  })

  test('refuses a provider’s account that another member has, and leaves the ticket valid', async () => {
    await register(...(await visitorWith('qq')))
    const [browser, ticket] = await visitorWith('qq')
    await expectRefused(() => enter(browser, ticket), 'SocialTaken')
    await social.node.app.db.deleteFrom('social_binding').execute()
    await enter(browser, ticket)
  })
})

async function visitorWith(provider: SocialProvider): Promise<[SocialBrowser, string]> {
  const browser = openBrowser(social.node)
  return [browser, (await ticketOf(browser, provider)).accessToken]
}

test('without an account a ticket is valid as long as the proof of a phone, otherwise ten minutes', async () => {
  const [browser, ticket] = await visitorWith('wx')
  social.node.advance(29 * minute)
  await register(browser, ticket)

  const known = openBrowser(social.node)
  const access = await ticketOf(known, 'wx')
  social.node.advance(10 * minute + 1)
  const { accessToken, unionId } = access
  await expectRefused(
    () => known.call(UserInfo.LoginBySocial, { provider: 'wx', accessToken, unionId }),
    'SocialFailed',
  )
})

test('a member with another account of the provider keeps it, and is not signed in', async () => {
  const account = await buildAccount(social.node)
  await loginByCode(...(await phoneFirst(account.phone, 'linjian')))
  const again = await phoneFirst(account.phone, 'haibian')
  await expectRefused(() => loginByCode(...again), 'SocialOther')
})

test('an invalid ticket leaves the code valid and unchecked', async () => {
  const { browser: account, phone } = await buildAccount(social.node)
  const given = await placeCode(social.node, toPhone(phone), 2)
  const [browser, ticket] = await visitorWith('wx')
  const enter = (socialTicket: string, written = given) =>
    browser.call(UserInfo.LoginByCode, { phone, code: written, agreementCheckBox: true, socialTicket })
  const wrong = given === '000000' ? '111111' : '000000'
  // More often than a code may be tried.
  for (const written of [given, wrong, wrong, wrong, wrong, wrong]) {
    await expectRefused(() => enter('x'.repeat(43), written), 'SocialFailed')
  }
  expect((await enter(ticket)).id).toBe(account.userId)
})

async function phoneFirst(phone: string, person: string): Promise<[SocialBrowser, string, string]> {
  const browser = openBrowser(social.node)
  const { accessToken } = await ticketOf(browser, 'weibo', { person })
  return [browser, phone, accessToken]
}

test('of two concurrent registrations with one ticket one succeeds', async () => {
  const [browser, ticket] = await visitorWith('wx')
  const results = await Promise.allSettled([register(browser, ticket), register(browser, ticket)])
  expect(results.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await count('social_binding')).toBe(1)
})

test('a registration without a password requires a provider’s account', async () => {
  const phone = newPhone()
  const verifyTicket = await earnTicket(social.node, null, toPhone(phone), 1)
  const input = { phone, verifyTicket, nickName: '无门无路', agreementCheckBox: true } as const
  await expectRefused(() => openBrowser(social.node).call(UserInfo.Register, input), 'BadInput')
})
