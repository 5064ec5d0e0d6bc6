import { randomBytes } from 'node:crypto'
import { authorizePage, refusalPage, sendBack } from './authorize-page.ts'
import { makeGrants } from './grants.ts'
import { avatarAt } from './avatars.ts'
import { findPerson } from './people.ts'
import type { SimulatedProvider, SimulatedResponse, SimulatedRequest } from './simulator.ts'

export interface WechatApp {
  id: string
  secret: string
  /** A website uses `qrconnect`, a service account `oauth2/authorize`. */
  kind: 'web' | 'inApp'
  redirectUri: string
}

export interface WechatOptions {
  /** Base URL of the provider, known once it listens. */
  base: () => string
  /** Where browsers reach it. */
  pages: () => string
  apps: readonly WechatApp[]
  now: () => Date
}

/** WeChat as documented: errors under HTTP 200, `text/plain`, codes valid once. */
export function wechatSimulator({ base, pages, apps, now }: WechatOptions): SimulatedProvider {
  const codes = makeGrants(10 * 60_000, now)
  const tokens = makeGrants(7200_000, now)
  const text = (value: unknown): SimulatedResponse => ({ type: 'text/plain', body: JSON.stringify(value) })
  const refuse = (errcode: number, reason: string) =>
    text({ errcode, errmsg: `${reason}, rid: ${randomBytes(12).toString('hex')}` })

  function authorize({ query }: SimulatedRequest, kind: WechatApp['kind'], scope: string): SimulatedResponse {
    const app = apps.find((one) => one.id === query['appid'] && one.kind === kind)
    if (app === undefined) return refusalPage('appid 参数错误')
    if (query['redirect_uri'] !== app.redirectUri) return refusalPage('redirect_uri 参数错误')
    if (query['response_type'] !== 'code' || query['scope'] !== scope) return refusalPage('Scope 参数错误')
    const decidePath = `${new URL(pages()).pathname}/decide`
    return authorizePage({
      provider: '微信',
      decidePath,
      redirectUri: app.redirectUri,
      state: query['state'] ?? '',
      app: app.id,
    })
  }

  function decide({ query }: SimulatedRequest): SimulatedResponse {
    const app = apps.find((one) => one.id === query['app'])
    const person = findPerson(query['person'])
    if (app === undefined || person === undefined) return refusalPage('参数错误')
    const state = query['state'] ?? ''
    if (query['answer'] !== 'agree') return sendBack(app.redirectUri, { state })
    const code = codes.give({ app: app.id, person, redirectUri: app.redirectUri })
    return sendBack(app.redirectUri, { code, state })
  }

  function token({ query }: SimulatedRequest): SimulatedResponse {
    if (query['appid'] === undefined) return refuse(41002, 'appid missing')
    if (query['secret'] === undefined) return refuse(41004, 'appsecret missing')
    if (query['code'] === undefined) return refuse(41008, 'missing code')
    const app = apps.find((one) => one.id === query['appid'])
    if (app === undefined) return refuse(40013, 'invalid appid')
    if (app.secret !== query['secret']) return refuse(40125, 'invalid appsecret')
    if (query['grant_type'] !== 'authorization_code') return refuse(40002, 'invalid grant_type')
    const code = codes.find(query['code'])
    if (code === undefined || code.app !== app.id) return refuse(40029, 'invalid code')
    if (code.used) return refuse(40163, 'code been used')
    if (codes.isOver(code)) return refuse(42003, 'code expired')
    code.used = true
    return text({
      access_token: tokens.give(code),
      expires_in: 7200,
      refresh_token: randomBytes(16).toString('hex'),
      openid: openIdOf(app.id, code.person.id),
      scope: app.kind === 'web' ? 'snsapi_login' : 'snsapi_userinfo',
      ...(app.kind === 'web' ? { unionid: unionOf(code.person.id) } : {}),
    })
  }

  function user({ query }: SimulatedRequest): SimulatedResponse {
    const grant = tokens.find(query['access_token'])
    if (grant === undefined) return refuse(40001, 'invalid credential')
    if (tokens.isOver(grant)) return refuse(42001, 'access_token expired')
    if (query['openid'] !== openIdOf(grant.app, grant.person.id)) return refuse(40003, 'invalid openid')
    return text({
      openid: query['openid'],
      nickname: grant.person.name,
      sex: 0,
      language: 'zh_CN',
      city: '',
      province: '',
      country: '',
      headimgurl: `${base()}/heads/${grant.person.id}/132`,
      privilege: [],
      unionid: unionOf(grant.person.id),
    })
  }

  return (request) => {
    const head = avatarAt(request.path)
    if (head !== undefined) return head
    if (request.method !== 'GET') return null
    switch (request.path) {
      case '/connect/qrconnect':
        return authorize(request, 'web', 'snsapi_login')
      case '/connect/oauth2/authorize':
        return authorize(request, 'inApp', 'snsapi_userinfo')
      case '/decide':
        return decide(request)
      case '/sns/oauth2/access_token':
        return token(request)
      case '/sns/userinfo':
        return user(request)
      default:
        return null
    }
  }
}

const unionOf = (person: string) => `o6_union_${person}`
const openIdOf = (app: string, person: string) => `o_${app}_${person}`
