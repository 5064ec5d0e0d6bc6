import { UserInfo, errorCatalogue, type SocialAccess, type SocialProvider } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../db/in-transaction.ts'
import { buildCtx, buildMember, signIn } from '../../testing/people.ts'
import type { Browser } from '../../testing/call-as.ts'
import { hashPassword, insertCredential } from '../account/index.ts'
import { newPhone } from '../../testing/codes.ts'
import { exportSocial, eraseSocial, getBindings } from './social.read.ts'
import { isGoodSocialCookie } from './social-cookie.ts'
import { openSocialApp, type SocialApp } from './testing/open-social-app.ts'
import { providers, openBrowser, ticketOf, type SocialBrowser } from './testing/social-browser.ts'

let social: SocialApp
beforeAll(async () => {
  social = await openSocialApp()
})
afterAll(() => social.close())

const code = (name: keyof typeof errorCatalogue) => ({ code: errorCatalogue[name].code })
const password = '等雾散的那个早晨'
const unbinds = { wx: UserInfo.UnbindWxOpen, qq: UserInfo.UnbindQqOpen, weibo: UserInfo.UnbindWeibo }

/** A member with phone and password, and a browser of theirs. */
async function buildOwner(withPhone = true): Promise<{ member: Browser; browser: SocialBrowser }> {
  const { node } = social
  const member = await buildMember(node)
  const passwordHash = await hashPassword(node.app.env, password)
  await node.app.db.transaction().execute((tx) =>
    insertCredential({ app: node.app, now: node.app.now() }, tx, {
      memberId: member.userId,
      ...(withPhone ? { phone: newPhone() } : {}),
      passwordHash,
    }),
  )
  return { member, browser: openBrowser(node, member) }
}

async function proofOf(browser: SocialBrowser): Promise<string> {
  return (await browser.call(UserInfo.ValidatePassword, { oldPassword: password })).ticket
}

type BindInput = { userId?: string; unionId: string; accessToken: string; nickName?: string }
const bindTo: Record<SocialProvider, (by: SocialBrowser, input: BindInput) => Promise<{ nickName: string }>> =
  {
    wx: (by, input) => by.call(UserInfo.BindWxOpen, input),
    qq: (by, input) => by.call(UserInfo.BindQqOpen, input),
    weibo: (by, input) => by.call(UserInfo.BindWeibo, input),
  }
const bindBy = (browser: SocialBrowser, provider: SocialProvider, access: SocialAccess) =>
  bindTo[provider](browser, { unionId: access.unionId, accessToken: access.accessToken })

async function freePerson(): Promise<void> {
  await social.node.app.db.deleteFrom('social_binding').execute()
}

test.each(providers)('%s is bound, signs in, and is unbound', async (provider) => {
  await freePerson()
  const { member, browser } = await buildOwner()
  const access = await ticketOf(browser, provider, { purpose: 'bind' })
  expect(
    await bindTo[provider](browser, {
      userId: member.userId,
      unionId: access.unionId,
      accessToken: access.accessToken,
      nickName: 'what the browser says',
    }),
  ).toEqual({ nickName: '林间漫步' })
  const ctx = buildCtx(social.node, member)
  expect((await getBindings(ctx, member.userId))[provider]).toBe('林间漫步')
  expect((await browser.call(UserInfo.Get, {})).social[provider]).toBe('林间漫步')

  const elsewhere = openBrowser(social.node)
  const login = await ticketOf(elsewhere, provider)
  const input = { provider, accessToken: login.accessToken, unionId: login.unionId }
  expect((await elsewhere.call(UserInfo.LoginBySocial, input)).id).toBe(member.userId)
  await expect(elsewhere.call(UserInfo.LoginBySocial, input)).rejects.toMatchObject(code('SocialFailed'))

  const other = await signIn(social.node, member.userId)
  await browser.call(unbinds[provider], { unionId: access.unionId, ticket: await proofOf(browser) })
  expect((await getBindings(ctx, member.userId))[provider]).toBeNull()
  // All other devices are signed out, this one is not.
  await expect(openBrowser(social.node, other).call(UserInfo.Get, {})).rejects.toMatchObject(
    code('SignedOutElsewhere'),
  )
  await browser.call(UserInfo.Get, {})
  const after = await ticketOf(elsewhere, provider)
  await expect(
    elsewhere.call(UserInfo.LoginBySocial, { ...input, accessToken: after.accessToken }),
  ).rejects.toMatchObject(code('SocialUnknown'))
})

test.each(providers)('a posted union id of %s binds nothing and signs nobody in', async (provider) => {
  await freePerson()
  const { browser: victim, member } = await buildOwner()
  const theirs = await ticketOf(victim, provider, { purpose: 'bind' })
  await bindBy(victim, provider, theirs)

  const { browser } = await buildOwner()
  const own = await ticketOf(browser, provider, { purpose: 'bind', person: 'haibian' })
  const invented = 'x'.repeat(43)
  const attempts = [
    { unionId: theirs.unionId, accessToken: invented },
    { unionId: theirs.unionId, accessToken: own.accessToken },
    { unionId: own.unionId, accessToken: theirs.accessToken },
    { unionId: theirs.unionId, accessToken: theirs.accessToken },
  ]
  for (const attempt of attempts) {
    await expect(bindTo[provider](browser, attempt)).rejects.toMatchObject(code('SocialFailed'))
    await expect(
      openBrowser(social.node).call(UserInfo.LoginBySocial, { provider, ...attempt }),
    ).rejects.toMatchObject(code('SocialFailed'))
  }
  // A ticket for signing in does not bind, and one for binding does not sign in.
  const login = await ticketOf(browser, provider, { person: 'haibian' })
  await expect(bindBy(browser, provider, login)).rejects.toMatchObject(code('SocialFailed'))
  await expect(
    browser.call(UserInfo.LoginBySocial, {
      provider,
      accessToken: own.accessToken,
      unionId: own.unionId,
    }),
  ).rejects.toMatchObject(code('SocialFailed'))
  await expect(
    bindTo[provider](browser, { userId: member.userId, unionId: own.unionId, accessToken: own.accessToken }),
  ).rejects.toMatchObject(code('Forbidden'))
  expect(await social.node.app.db.selectFrom('social_binding').select('member_id').execute()).toEqual([
    { member_id: member.userId },
  ])
  await bindBy(browser, provider, own)
})

test('a provider’s account has one member, and a member has one account of each provider', async () => {
  await freePerson()
  const { browser: first, member } = await buildOwner()
  const { browser: second } = await buildOwner()
  const mine = await ticketOf(first, 'wx', { purpose: 'bind' })
  const same = await ticketOf(second, 'wx', { purpose: 'bind' })
  const results = await Promise.allSettled([bindBy(first, 'wx', mine), bindBy(second, 'wx', same)])
  expect(results.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const rows = await social.node.app.db.selectFrom('social_binding').selectAll().execute()
  expect(rows).toHaveLength(1)
  const loser = rows[0]?.member_id === member.userId ? second : first
  const winner = loser === first ? second : first
  await expect(bindBy(loser, 'wx', await ticketOf(loser, 'wx', { purpose: 'bind' }))).rejects.toMatchObject({
    ...code('SocialTaken'),
    message: expect.stringContaining('该微信已绑定其他账号'),
  })
  const another = await ticketOf(winner, 'wx', { purpose: 'bind', person: 'haibian' })
  await expect(bindBy(winner, 'wx', another)).rejects.toMatchObject(code('SocialOther'))
  // The same one again: only its name is updated.
  await bindBy(winner, 'wx', await ticketOf(winner, 'wx', { purpose: 'bind' }))
  // No id of the provider is stored as plain text.
  expect(JSON.stringify(rows.map((row) => ({ ...row, text: row.union_cipher.toString() })))).not.toContain(
    'linjian',
  )
})

test('unbinding requires a proof, an own binding, and another way to sign in', async () => {
  await freePerson()
  const { browser, member } = await buildOwner()
  const { browser: outsider } = await buildOwner()
  const access = await ticketOf(browser, 'wx', { purpose: 'bind' })
  await bindBy(browser, 'wx', access)
  const input = { unionId: access.unionId, ticket: 'x'.repeat(43) }
  await expect(browser.call(UserInfo.UnbindWxOpen, input)).rejects.toMatchObject(code('TicketInvalid'))
  const theirs = await proofOf(outsider)
  await expect(browser.call(UserInfo.UnbindWxOpen, { ...input, ticket: theirs })).rejects.toMatchObject(
    code('TicketInvalid'),
  )
  await expect(outsider.call(UserInfo.UnbindWxOpen, { ...input, ticket: theirs })).rejects.toMatchObject(
    code('ContentNotFound'),
  )
  await expect(
    outsider.call(UserInfo.UnbindWxOpen, { ...input, userId: member.userId, ticket: theirs }),
  ).rejects.toMatchObject(code('Forbidden'))
  const ticket = await proofOf(browser)
  await expect(browser.call(UserInfo.UnbindWxOpen, { unionId: 'other', ticket })).rejects.toMatchObject(
    code('ContentNotFound'),
  )
  await browser.call(UserInfo.UnbindWxOpen, { ticket })
  await expect(browser.call(UserInfo.UnbindWxOpen, { ticket })).rejects.toMatchObject(code('ContentNotFound'))
})

test('the only way to sign in stays, also when the last two are removed at once', async () => {
  await freePerson()
  const { browser, member } = await buildOwner(false)
  await bindBy(browser, 'wx', await ticketOf(browser, 'wx', { purpose: 'bind' }))
  await expect(browser.call(UserInfo.UnbindWxOpen, { ticket: await proofOf(browser) })).rejects.toMatchObject(
    code('OnlyWayIn'),
  )
  await bindBy(browser, 'qq', await ticketOf(browser, 'qq', { purpose: 'bind' }))
  const proofs = [await proofOf(browser), await proofOf(browser)]
  const results = await Promise.allSettled([
    browser.call(UserInfo.UnbindWxOpen, { ticket: proofs[0] ?? '' }),
    browser.call(UserInfo.UnbindQqOpen, { ticket: proofs[1] ?? '' }),
  ])
  expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  expect(Object.values(await getBindings(buildCtx(social.node), member.userId)).filter(Boolean)).toHaveLength(
    1,
  )
})

test('the video player’s cookies are ours, for one session, for ten minutes', async () => {
  await freePerson()
  const { browser, member } = await buildOwner()
  expect(await browser.call(UserInfo.GetSocialCookie, {})).toBeNull()
  await bindBy(browser, 'qq', await ticketOf(browser, 'qq', { purpose: 'bind' }))
  expect(await browser.call(UserInfo.GetSocialCookie, {})).toMatchObject({ main_login: 'qq' })
  await bindBy(browser, 'wx', await ticketOf(browser, 'wx', { purpose: 'bind' }))
  const cookie = await browser.call(UserInfo.GetSocialCookie, {})
  if (cookie === null) throw new Error('no cookie')
  expect(cookie).toMatchObject({ main_login: 'wx', appid: 'guangquan' })
  for (const theirs of ['linjian', 'LINJIAN', ...Object.values(social.providers.env)]) {
    expect(JSON.stringify(cookie)).not.toContain(theirs)
  }
  const sessions = await social.node.app.db
    .selectFrom('session')
    .where('member_id', '=', member.userId)
    .select('id')
    .execute()
  const ctxOf = (sessionId: string) => {
    const ctx = buildCtx(social.node)
    return { ...ctx, viewer: { id: member.userId, sessionId } }
  }
  const own = ctxOf(sessions[0]?.id ?? '')
  expect(isGoodSocialCookie(own, cookie)).toBe(true)
  expect(isGoodSocialCookie(ctxOf(member.userId), cookie)).toBe(false)
  const later = cookie.access_token.replace(/^\d+/, (end) => String(Number(end) + 1))
  expect(isGoodSocialCookie(own, { ...cookie, access_token: later })).toBe(false)
  expect(isGoodSocialCookie(own, { ...cookie, main_login: 'qq' })).toBe(false)
  expect(isGoodSocialCookie({ ...own, now: new Date(own.now.getTime() + 601_000) }, cookie)).toBe(false)
})

test('the stored data are exported and deleted with the account', async () => {
  await freePerson()
  const { browser, member } = await buildOwner()
  for (const provider of providers) {
    await bindBy(browser, provider, await ticketOf(browser, provider, { purpose: 'bind' }))
  }
  const { db } = social.node.app
  expect(await exportSocial(db, member.userId)).toMatchObject([
    { provider: 'qq', nickName: '林间漫步' },
    { provider: 'weibo' },
    { provider: 'wx' },
  ])
  await inTransaction({ db }, (tx) => eraseSocial(tx, member.userId))
  for (const table of ['social_binding', 'social_ticket', 'social_flow', 'social_scan'] as const) {
    const left = await db.selectFrom(table).where('member_id', '=', member.userId).selectAll().execute()
    expect(left).toEqual([])
  }
})
