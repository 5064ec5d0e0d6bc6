import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnv, type Env } from '../../env.ts'
import { agree } from '../../testing/providers/agree.ts'
import { simPeople } from '../simulators/people.ts'
import { startSocial, type SocialSimulators } from '../simulators/start-social.ts'
import { spyTools } from '../../testing/providers/tools.ts'
import { qqClient } from './qq.ts'
import type { SocialApp, SocialClient } from './social-client.ts'
import { wechatClient } from './wechat.ts'
import { weiboClient } from './weibo.ts'

const site = 'http://site.example'
const returnTo = {
  wx: `${site}/account/login/wx`,
  qq: `${site}/account/login/wx?provider=qq`,
  weibo: `${site}/oauth/weibo/callback`,
}

let social: SocialSimulators
let env: Env
const tools = spyTools()
beforeAll(async () => {
  social = await startSocial({ site, now: tools.now })
  env = readEnv({ ...social.env, BASE_URL: site })
})
afterAll(() => social.close())
beforeEach(() => {
  social.journal.length = social.next.length = 0
  Object.assign(social.qq, { format: 'asked', clientId: env.QQ_APP_ID, unionRight: true })
})

const make: Record<'wx' | 'qq' | 'weibo', () => SocialClient> = {
  wx: () => wechatClient(env, tools),
  qq: () => qqClient(env, tools),
  weibo: () => weiboClient(env, tools),
}

/** Goes through the provider's page as a person and returns the code. */
async function codeOf(client: SocialClient, app: SocialApp = 'web', person = 'linjian'): Promise<string> {
  const redirectUri = returnTo[client.provider]
  const back = await agree(client.authorizeUrl({ app, state: 'STATE', redirectUri }), { person })
  expect(back.origin + back.pathname).toBe(new URL(redirectUri).origin + new URL(redirectUri).pathname)
  expect(back.searchParams.get('state')).toBe('STATE')
  return back.searchParams.get('code') ?? ''
}

describe.each(['wx', 'qq', 'weibo'] as const)('%s', (provider) => {
  const redirectUri = returnTo[provider]

  test('returns the person’s identity', async () => {
    const client = make[provider]()
    const person = await client.identify({ app: 'web', redirectUri, code: await codeOf(client) })
    expect(person.nickName).toBe('林间漫步')
    expect(person.unionId).not.toBe('')
    expect(person.headUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\w+\/heads\/linjian\/(?:0|100|440)$/)
    expect(person.kept === null).toBe(provider !== 'weibo')
    const other = await client.identify({
      app: 'web',
      redirectUri,
      code: await codeOf(client, 'web', 'haibian'),
    })
    expect(other.unionId).not.toBe(person.unionId)
  })

  test('accepts a code once, only its own, and not after ten minutes', async () => {
    const client = make[provider]()
    const code = await codeOf(client)
    await client.identify({ app: 'web', redirectUri, code })
    await expect(client.identify({ app: 'web', redirectUri, code })).rejects.toMatchObject({
      kind: provider === 'weibo' ? 'CODE_INVALID' : 'CODE_USED',
    })
    await expect(client.identify({ app: 'web', redirectUri, code: 'INVENTED' })).rejects.toMatchObject({
      kind: 'CODE_INVALID',
    })
    const late = await codeOf(client)
    tools.advance(10 * 60_000 + 1)
    await expect(client.identify({ app: 'web', redirectUri, code: late })).rejects.toMatchObject({
      kind: 'CODE_INVALID',
    })
  })

  test('distinguishes configuration errors', async () => {
    const wrong = { ...env, WX_OPEN_SECRET: 'x', QQ_APP_KEY: 'x', WEIBO_APP_SECRET: 'x' }
    const client = { wx: wechatClient, qq: qqClient, weibo: weiboClient }[provider](wrong, tools)
    const code = await codeOf(make[provider]())
    await expect(client.identify({ app: 'web', redirectUri, code })).rejects.toMatchObject({ kind: 'CONFIG' })
  })

  test('is closed without keys', () => {
    const bare = readEnv({})
    const client = { wx: wechatClient, qq: qqClient, weibo: weiboClient }[provider](bare, tools)
    expect([client.isOpen('web'), client.isOpen('inApp')]).toEqual([false, false])
    expect(() => client.authorizeUrl({ app: 'web', state: 's', redirectUri })).toThrow('CONFIG')
  })

  test('sends tokens and secrets only to the provider that needs them', async () => {
    const client = make[provider]()
    await client.identify({ app: 'web', redirectUri, code: await codeOf(client) })
    if (provider === 'weibo') {
      for (const { query } of social.journal) expect(JSON.stringify(query)).not.toMatch(/secret|2\.00/)
    }
  })
})

test('WeChat has the same union id for a person in its own browser and on a desktop', async () => {
  const client = make.wx()
  const people = []
  for (const app of ['web', 'inApp'] as const) {
    people.push(await client.identify({ app, redirectUri: returnTo.wx, code: await codeOf(client, app) }))
  }
  expect(people[0]?.unionId).toBe(people[1]?.unionId)
  expect(people[0]?.openId).not.toBe(people[1]?.openId)
  const urls = (['web', 'inApp'] as const).map((app) =>
    client.authorizeUrl({ app, state: 's', redirectUri: returnTo.wx }),
  )
  expect(urls[0]).toMatch(/\/connect\/qrconnect\?.*scope=snsapi_login.*#wechat_redirect$/)
  expect(urls[1]).toMatch(/\/connect\/oauth2\/authorize\?.*scope=snsapi_userinfo.*#wechat_redirect$/)
  // A code of one application is not valid for another.
  await expect(
    client.identify({ app: 'web', redirectUri: returnTo.wx, code: await codeOf(client, 'inApp') }),
  ).rejects.toMatchObject({ kind: 'CODE_INVALID' })
})

test.each([
  ['{"errcode":40029,"errmsg":"invalid code, rid: 1"}', 'CODE_INVALID'],
  ['{"errcode":"40163","errmsg":"code been used"}', 'CODE_USED'],
  ['{"errcode":40125,"errmsg":"invalid appsecret"}', 'CONFIG'],
  ['{"errcode":42001,"errmsg":"access_token expired"}', 'TOKEN_EXPIRED'],
  ['{"errcode":45011,"errmsg":"api minute-quota reach limit"}', 'RATE'],
  ['{"errcode":-1,"errmsg":"system error"}', 'UPSTREAM_DOWN'],
  ['{"errcode":50002,"errmsg":"user limited"}', 'DENIED'],
  ['{"errcode":0,"errmsg":"ok"}', 'UPSTREAM_DOWN'],
])('WeChat’s %s is %s', async (body, kind) => {
  social.next.push({ status: 200, body })
  const flow = { app: 'web', code: 'C', redirectUri: returnTo.wx } as const
  await expect(make.wx().identify(flow)).rejects.toMatchObject({ kind })
})

describe('QQ', () => {
  const flow = async (client: SocialClient) => ({
    app: 'web' as const,
    redirectUri: returnTo.qq,
    code: await codeOf(client),
  })

  test('is understood in form text and JSONP too', async () => {
    social.qq.format = 'old'
    const client = make.qq()
    const asked = await flow(client)
    expect((await client.identify(asked)).nickName).toBe('林间漫步')
    await expect(client.identify(asked)).rejects.toMatchObject({ kind: 'CODE_USED' })
  })

  test('refuses a token of another application', async () => {
    social.qq.clientId = '999999999'
    const client = make.qq()
    await expect(client.identify(await flow(client))).rejects.toThrow(
      /DENIED \(token of another application\)/,
    )
    expect(social.journal.some((entry) => entry.path === '/user/get_user_info')).toBe(false)
  })

  test('reports a missing right to the union id as a configuration error', async () => {
    social.qq.unionRight = false
    const client = make.qq()
    await expect(client.identify(await flow(client))).rejects.toMatchObject({ kind: 'CONFIG' })
  })

  test.each([
    ['code=100019&msg=code to access token error', 'CODE_INVALID'],
    ['callback( {"error":100016,"error_description":"access token check failed"} );', 'TOKEN_EXPIRED'],
    ['{"ret":"100030","msg":"not granted"}', 'DENIED'],
  ])('%s is %s', async (body, kind) => {
    social.next.push({ status: 200, body })
    await expect(
      make.qq().identify({ app: 'web', code: 'C', redirectUri: returnTo.qq }),
    ).rejects.toMatchObject({ kind })
  })
})

describe('Weibo', () => {
  test('reports whether a token is still valid', async () => {
    const client = weiboClient(env, tools)
    const code = await codeOf(client, 'web', 'laozhou')
    const person = await client.identify({ app: 'web', redirectUri: returnTo.weibo, code })
    const token = person.kept?.token ?? ''
    expect(await client.isTokenAlive(token, person.openId)).toBe(true)
    expect(await client.isTokenAlive(token, '1')).toBe(false)
    const [laozhou] = simPeople.filter((one) => one.id === 'laozhou')
    if (laozhou !== undefined) social.revokeAtWeibo(laozhou)
    expect(await client.isTokenAlive(token, person.openId)).toBe(false)
    social.next.push('reset')
    await expect(client.isTokenAlive(token, person.openId)).rejects.toMatchObject({ kind: 'UPSTREAM_DOWN' })
  })

  test.each([
    [400, '{"error":"invalid_grant","error_code":21325,"request":"/oauth2/access_token"}', 'CODE_INVALID'],
    [400, '{"error":"redirect_uri_mismatch","error_code":21322}', 'CONFIG'],
    [403, '{"request":"/x","error_code":"10023","error":"User requests out of rate limit"}', 'RATE'],
    [400, '{"error":"access_denied","error_code":21330}', 'DENIED'],
  ])('HTTP %s %s is %s', async (status, body, kind) => {
    social.next.push({ status, body })
    await expect(
      make.weibo().identify({ app: 'web', code: 'C', redirectUri: returnTo.weibo }),
    ).rejects.toMatchObject({ kind })
  })
})

test('a person who refuses comes back without a code', async () => {
  for (const provider of ['wx', 'qq', 'weibo'] as const) {
    const url = make[provider]().authorizeUrl({ app: 'web', state: 'STATE', redirectUri: returnTo[provider] })
    const back = await agree(url, { decision: 'refuse' })
    expect(back.searchParams.get('code')).toBeNull()
    expect(back.searchParams.get('state')).toBe('STATE')
  }
})

test('the pages redirect only to registered addresses', async () => {
  for (const provider of ['wx', 'qq', 'weibo'] as const) {
    const url = make[provider]().authorizeUrl({ app: 'web', state: 's', redirectUri: 'http://evil.example/' })
    await expect(agree(url)).rejects.toThrow('400')
  }
})
