import { QqOpen, UserInfo, Weibo, WxOpen, errorCatalogue, type Envelope } from '@guangquan/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../db/in-transaction.ts'
import { callRaw, signedHeaders } from '../../testing/call-as.ts'
import { buildCtx, buildMember } from '../../testing/people.ts'
import { simPeople } from '../../delivery/simulators/people.ts'
import { buildAccount } from '../../testing/accounts.ts'
import { importAvatarJob } from './import-avatar.ts'
import { purgeSocial } from './social.jobs.ts'
import { consumeSocialTicket } from './consume-social-ticket.ts'
import { openSocialApp, type SocialApp } from './testing/open-social-app.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'
import { authorize, exchange, openBrowser, ticketOf } from './testing/social-browser.ts'

let log = ''
let social: SocialApp
beforeAll(async () => {
  social = await openSocialApp({
    limits: true,
    settings: { LOG_LEVEL: 'trace' },
    logTo: { write: (line) => (log += line) },
  })
})
afterAll(() => social.close())

const code = (name: keyof typeof errorCatalogue) => ({ code: errorCatalogue[name].code })
let address = 0
const freshIp = () => `10.9.${(address += 1) >> 8}.${address & 255}`
const db = () => social.node.app.db

async function notify(
  fields: Record<string, string>,
  { ip = freshIp(), method = 'POST' }: { ip?: string; method?: 'GET' | 'POST' } = {},
) {
  const form = new URLSearchParams(fields).toString()
  return social.node.server.inject({
    method,
    url: `/api/oauth/weibo/deauthorize${method === 'GET' ? `?${form}` : ''}`,
    remoteAddress: ip,
    ...(method === 'GET'
      ? {}
      : { payload: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  })
}

async function bindWeibo(person: string): Promise<string> {
  const member = await buildMember(social.node)
  const browser = openBrowser(social.node, member, { ip: freshIp() })
  const access = await ticketOf(browser, 'weibo', { purpose: 'bind', person })
  await browser.call(UserInfo.BindWeibo, { unionId: access.unionId, accessToken: access.accessToken })
  return member.userId
}

const isBound = async (memberId: string) =>
  (await db().selectFrom('social_binding').where('member_id', '=', memberId).select('provider').execute())
    .length === 1

test('Weibo’s notice removes a binding only if Weibo confirms it', async () => {
  const source = social.providers.env['WEIBO_APP_KEY'] ?? ''
  const [person] = simPeople.filter((one) => one.id === 'laozhou')
  if (person === undefined) throw new Error('nobody')
  const memberId = await bindWeibo(person.id)
  const notice = { source, uid: person.uid, auth_end: '1700000000' }
  // Forged: the token is still valid.
  for (const method of ['GET', 'POST'] as const) {
    expect((await notify(notice, { method })).statusCode).toBe(200)
    expect(await isBound(memberId)).toBe(true)
  }
  // Weibo cannot be reached, or its response makes no sense.
  social.providers.next.push('reset', 'wrongJson')
  await notify(notice)
  await notify(notice)
  expect(await isBound(memberId)).toBe(true)

  social.providers.revokeAtWeibo(person)
  const forged: Record<string, string>[] = [
    { ...notice, source: 'other' },
    { ...notice, uid: '1' },
    { uid: person.uid },
    {},
  ]
  for (const wrong of forged) {
    const response = await notify(wrong)
    expect([response.statusCode, response.body]).toEqual([200, 'ok'])
  }
  expect(await isBound(memberId)).toBe(true)
  expect((await notify(notice)).body).toBe('ok')
  expect(await isBound(memberId)).toBe(false)
})

test('an expired token proves no withdrawal', async () => {
  const person = simPeople[1]
  if (person === undefined) throw new Error('nobody')
  const memberId = await bindWeibo(person.id)
  social.node.advance(31 * 24 * 3600_000)
  const before = social.providers.journal.length
  await notify({ source: social.providers.env['WEIBO_APP_KEY'] ?? '', uid: person.uid })
  expect(await isBound(memberId)).toBe(true)
  expect(social.providers.journal.length).toBe(before)
})

test('an IP address may send ten notices a minute', async () => {
  const ip = freshIp()
  for (let count = 0; count < 10; count++) expect((await notify({}, { ip })).statusCode).toBe(200)
  expect((await notify({}, { ip })).statusCode).toBe(429)
  expect((await notify({})).statusCode).toBe(200)
})

test('no other route accepts a form', async () => {
  const { status } = await callRaw(
    social.node,
    null,
    Weibo.AuthorizeHref,
    {},
    {
      ip: freshIp(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      rawBody: 'purpose=login',
    },
  )
  expect(status).toBe(415)
})

test('the picture is fetched by the server, encoded again, shown to its browser, and becomes the avatar', async () => {
  const browser = openBrowser(social.node, null, { ip: freshIp() })
  const access = await ticketOf(browser, 'qq')
  const { openId, accessToken } = access
  const profile = await browser.call(QqOpen.GetUserInfo, { accessToken, openId })
  expect(profile.headUrl).toMatch(/^\/api\/social\/head\/[0-9a-f-]{36}$/)
  expect((await browser.call(QqOpen.GetUserInfo, { accessToken, openId })).headUrl).toBe(profile.headUrl)
  const fetched = social.providers.journal.filter((entry) => entry.path.startsWith('/heads/'))
  expect(fetched).toHaveLength(1)

  const show = (cookie: string) =>
    social.node.server.inject({ method: 'GET', url: profile.headUrl, headers: { cookie } })
  const shown = await show(`oauth=${browser.oauth()}`)
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 400, height: 400 })
  expect((await show('oauth=other')).headers['content-type']).toMatch(/json/)
  expect((await show('')).headers['content-type']).toMatch(/json/)

  const member = await buildMember(social.node)
  const ctx = buildCtx(social.node)
  const asBrowser = { ...ctx, request: { ...ctx.request, cookies: { oauth: browser.oauth() } } }
  await inTransaction(ctx, (tx) =>
    consumeSocialTicket(asBrowser, tx, { ticket: accessToken, memberId: member.userId }),
  )
  await expect(
    inTransaction(ctx, (tx) =>
      consumeSocialTicket(asBrowser, tx, { ticket: accessToken, memberId: member.userId }),
    ),
  ).rejects.toMatchObject({ errorName: 'SocialFailed' })
  const { rows } = await social.node.app.pool.query<{ payload: unknown }>(
    `select payload from graphile_worker._private_jobs as jobs
     join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id where identifier = 'social.keepHead'`,
  )
  expect(rows).toHaveLength(1)
  const job = jobCtxOf(social.node.app, { now: ctx.now })
  await importAvatarJob.perform(job, rows[0]?.payload)
  const avatar = async () =>
    (
      await db()
        .selectFrom('member')
        .where('id', '=', member.userId)
        .select('head_file_id')
        .executeTakeFirstOrThrow()
    ).head_file_id
  const stored = await avatar()
  expect(stored).not.toBeNull()
  // Run again after a node was killed, it changes nothing.
  await importAvatarJob.perform(job, rows[0]?.payload)
  expect(await avatar()).toBe(stored)
})

test('an invalid picture is dropped, and the flow continues', async () => {
  const browser = openBrowser(social.node, null, { ip: freshIp() })
  const access = await ticketOf(browser, 'wx', { person: 'haibian' })
  // The provider is unavailable when its picture is requested, or sends something else.
  const { openId, accessToken } = access
  const reader = social.node.app.social.fetchAvatar
  const responses = [null, Buffer.from('<svg onload=alert(1)>'), Buffer.from('%PDF-1.7'), Buffer.alloc(0)]
  for (const bytes of responses) {
    social.node.app.social.fetchAvatar = async () => bytes
    expect(await browser.call(WxOpen.GetUserInfo, { accessToken, openId })).toMatchObject({
      headUrl: '',
      nickName: '海边的阿宁',
    })
  }
  social.node.app.social.fetchAvatar = reader
  expect((await browser.call(WxOpen.GetUserInfo, { accessToken, openId })).headUrl).not.toBe('')
})

test('while all providers hang, a password signs in at once, and each flow ends within 8 s', async () => {
  const { node, providers } = social
  const { phone, password } = await buildAccount(node)
  const browsers = await Promise.all(
    (['wx', 'qq', 'weibo'] as const).map(async (provider) => {
      const browser = openBrowser(node, null, { ip: freshIp() })
      return { provider, browser, returned: await authorize(browser, provider) }
    }),
  )
  providers.next.push('hang', 'drip', 'hang')
  const begin = performance.now()
  const flows = Promise.allSettled(
    browsers.map(({ provider, browser, returned }) => exchange(browser, provider, returned)),
  )
  const path = '/api/Login/login'
  const payload = JSON.stringify({ account: phone, password })
  const response = await node.server.inject({
    method: 'POST',
    url: path,
    payload,
    remoteAddress: freshIp(),
    headers: { 'content-type': 'application/json', ...signedHeaders(node, null, 'POST', path, payload) },
  })
  const body: Envelope = response.json()
  expect(body.success).toBe(true)
  expect(performance.now() - begin).toBeLessThan(7000)
  for (const result of await flows) {
    expect(result).toMatchObject({ status: 'rejected', reason: code('SocialFailed') })
  }
  // Each ends after the 8 s that a provider gets.
  expect(performance.now() - begin).toBeLessThan(15_000)
})

test('data from providers are removed half an hour after they expire', async () => {
  const job = jobCtxOf(social.node.app)
  const count = async () =>
    (await db().selectFrom('social_ticket').select('ticket_hash').execute()).length +
    (await db().selectFrom('social_flow').select('state_hash').execute()).length
  await ticketOf(openBrowser(social.node, null, { ip: freshIp() }), 'weibo')
  const now = social.node.app.now().getTime()
  await purgeSocial.perform({ ...job, now: new Date(now + 59 * 60_000) }, {})
  expect(await count()).toBeGreaterThan(0)
  await purgeSocial.perform({ ...job, now: new Date(now + 61 * 60_000) }, {})
  expect(await count()).toBe(0)
})

test('no secret, code, token, id or personal number is logged', async () => {
  expect(log).toContain('a social sign-in came to nothing')
  const { env, journal } = social.providers
  const secrets = [env['WX_OPEN_SECRET'], env['WX_MP_SECRET'], env['QQ_APP_KEY'], env['WEIBO_APP_SECRET']]
  const passed = journal.flatMap(({ query, body }) => [
    query['code'],
    query['access_token'],
    query['openid'],
    new URLSearchParams(body).get('code'),
    new URLSearchParams(body).get('access_token'),
    query['state'],
  ])
  const secretTexts = [...secrets, ...passed].filter((one) => one != null && one.length > 5)
  expect(secretTexts.length).toBeGreaterThan(10)
  for (const secret of secretTexts) expect(log).not.toContain(secret)
})
