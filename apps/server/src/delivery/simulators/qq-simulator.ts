import { authorizePage, refusalPage, sendBack } from './authorize-page.ts'
import { makeGrants } from './grants.ts'
import { avatarAt } from './avatars.ts'
import { findPerson } from './people.ts'
import type { SimulatedProvider, SimulatedResponse, SimulatedRequest } from './simulator.ts'

export interface QqOptions {
  base: () => string
  /** Where browsers reach it. */
  pages: () => string
  id: string
  key: string
  redirectUri: string
  now: () => Date
}

export interface QqSimulator {
  provider: SimulatedProvider
  /** `old` responds with form text and JSONP even where JSON was requested. */
  manner: { format: 'asked' | 'old'; clientId: string; unionRight: boolean }
}

/** QQ Connect with its three formats. */
export function qqSimulator({ base, pages, id, key, redirectUri, now }: QqOptions): QqSimulator {
  const codes = makeGrants(10 * 60_000, now)
  const tokens = makeGrants(7_776_000_000, now)
  const manner: QqSimulator['manner'] = { format: 'asked', clientId: id, unionRight: true }
  const html = (body: string): SimulatedResponse => ({ type: 'text/html', body })
  const isJson = (request: SimulatedRequest) => manner.format === 'asked' && request.query['fmt'] === 'json'
  const jsonp = (request: SimulatedRequest, value: unknown) =>
    html(isJson(request) ? JSON.stringify(value) : `callback( ${JSON.stringify(value)} );\n`)
  const refuse = (request: SimulatedRequest, error: number, reason: string) =>
    jsonp(request, { error, error_description: reason })

  function authorize({ query }: SimulatedRequest): SimulatedResponse {
    if (query['client_id'] !== id) return refusalPage('client id is illegal(100001)')
    if (query['redirect_uri'] !== redirectUri) return refusalPage('redirect uri is illegal(100010)')
    if (query['response_type'] !== 'code') return refusalPage('response type is illegal(100000)')
    if (!query['state']) return refusalPage('state is missing')
    const decidePath = `${new URL(pages()).pathname}/decide`
    return authorizePage({ provider: 'QQ', decidePath, redirectUri, state: query['state'], app: id })
  }

  function decide({ query }: SimulatedRequest): SimulatedResponse {
    const person = findPerson(query['person'])
    if (person === undefined) return refusalPage('参数错误')
    const state = query['state'] ?? ''
    if (query['answer'] !== 'agree') return sendBack(redirectUri, { usercancel: '1', state })
    return sendBack(redirectUri, { code: codes.give({ app: id, person, redirectUri }), state })
  }

  function token(request: SimulatedRequest): SimulatedResponse {
    const { query } = request
    if (query['client_id'] !== id) return refuse(request, 100008, 'client id is illegal')
    if (query['client_secret'] !== key) return refuse(request, 100009, 'client secret is illegal')
    if (query['grant_type'] !== 'authorization_code') return refuse(request, 100004, 'grant_type is error')
    if (query['redirect_uri'] !== redirectUri) return refuse(request, 100010, 'redirect uri is illegal')
    const code = codes.find(query['code'])
    if (code === undefined || codes.isOver(code)) return refuse(request, 100019, 'code to access token error')
    if (code.used) return refuse(request, 100020, 'code is reused error')
    code.used = true
    const response = { access_token: tokens.give(code), expires_in: '7776000', refresh_token: 'R'.repeat(32) }
    return html(isJson(request) ? JSON.stringify(response) : new URLSearchParams(response).toString())
  }

  function me(request: SimulatedRequest): SimulatedResponse {
    const grant = tokens.find(request.query['access_token'])
    if (grant === undefined) return refuse(request, 100016, 'access token check failed')
    if (request.query['unionid'] === '1' && !manner.unionRight)
      return refuse(request, 100048, 'no right to unionid')
    return jsonp(request, {
      client_id: manner.clientId,
      openid: openIdOf(grant.person.id),
      ...(request.query['unionid'] === '1' ? { unionid: `UID_${grant.person.id.toUpperCase()}` } : {}),
    })
  }

  function user({ query }: SimulatedRequest): SimulatedResponse {
    const grant = tokens.find(query['access_token'])
    if (grant === undefined) return html(JSON.stringify({ ret: -22, msg: 'openid is invalid' }))
    if (query['oauth_consumer_key'] !== id || query['openid'] !== openIdOf(grant.person.id)) {
      return html(JSON.stringify({ ret: 100007, msg: 'access token missing' }))
    }
    return html(
      JSON.stringify({
        ret: 0,
        msg: '',
        is_lost: 0,
        nickname: grant.person.name,
        gender: '男',
        figureurl_qq_1: `${base()}/heads/${grant.person.id}/40`,
        figureurl_qq_2: `${base()}/heads/${grant.person.id}/100`,
        year: '1990',
      }),
    )
  }

  return {
    manner,
    provider: (request) => {
      const head = avatarAt(request.path)
      if (head !== undefined) return head
      if (request.method !== 'GET') return null
      switch (request.path) {
        case '/oauth2.0/authorize':
          return authorize(request)
        case '/decide':
          return decide(request)
        case '/oauth2.0/token':
          return token(request)
        case '/oauth2.0/me':
          return me(request)
        case '/user/get_user_info':
          return user(request)
        default:
          return null
      }
    },
  }
}

const openIdOf = (person: string) => `OID${person.toUpperCase()}`
