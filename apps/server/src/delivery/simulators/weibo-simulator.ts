import { authorizePage, refusalPage, sendBack } from './authorize-page.ts'
import { makeGrants } from './grants.ts'
import { avatarAt } from './avatars.ts'
import { findPerson, type SimPerson } from './people.ts'
import type { SimulatedProvider, SimulatedResponse, SimulatedRequest } from './simulator.ts'

export interface WeiboOptions {
  base: () => string
  /** Where browsers reach it. */
  pages: () => string
  key: string
  secret: string
  redirectUri: string
  now: () => Date
}

export interface WeiboSimulator {
  provider: SimulatedProvider
  /** The person withdraws: all their tokens become invalid. */
  revoke: (person: SimPerson) => void
}

const tokenSeconds = 2_592_000

/** Weibo OAuth2: errors under HTTP 400, numbers as text and text as numbers. */
export function weiboSimulator({ base, pages, key, secret, redirectUri, now }: WeiboOptions): WeiboSimulator {
  const codes = makeGrants(10 * 60_000, now)
  const tokens = makeGrants(tokenSeconds * 1000, now)
  const json = (value: unknown, status = 200): SimulatedResponse => ({ status, body: JSON.stringify(value) })
  const refuse = (path: string, code: number, error: string) =>
    json(
      {
        error,
        error_code: code,
        request: path,
        error_uri: path,
        error_description: `${error}:${code}`,
      },
      400,
    )

  function authorize({ query }: SimulatedRequest): SimulatedResponse {
    if (query['client_id'] !== key) return refusalPage('error:invalid_client')
    if (query['redirect_uri'] !== redirectUri) return refusalPage('error:redirect_uri_mismatch')
    if (query['response_type'] !== 'code') return refusalPage('error:unsupported_response_type')
    const decidePath = `${new URL(pages()).pathname}/decide`
    return authorizePage({ provider: '微博', decidePath, redirectUri, state: query['state'] ?? '', app: key })
  }

  function decide({ query }: SimulatedRequest): SimulatedResponse {
    const person = findPerson(query['person'])
    if (person === undefined) return refusalPage('参数错误')
    const state = query['state'] ?? ''
    if (query['answer'] === 'agree') {
      return sendBack(redirectUri, { code: codes.give({ app: key, person, redirectUri }), state })
    }
    return sendBack(redirectUri, {
      state,
      error: 'access_denied',
      error_code: '21330',
      error_description: 'user denied your request.',
      error_uri: '/oauth2/authorize',
    })
  }

  function token(request: SimulatedRequest): SimulatedResponse {
    const given = { ...request.query, ...request.form }
    if (given['client_id'] !== key || given['client_secret'] !== secret) {
      return refuse(request.path, 21324, 'invalid_client')
    }
    if (given['grant_type'] !== 'authorization_code')
      return refuse(request.path, 21328, 'unsupported_grant_type')
    if (given['redirect_uri'] !== redirectUri) return refuse(request.path, 21322, 'redirect_uri_mismatch')
    const code = codes.find(given['code'])
    if (code === undefined || code.used || codes.isOver(code))
      return refuse(request.path, 21325, 'invalid_grant')
    code.used = true
    return json({
      access_token: `2.00${tokens.give(code)}`,
      remind_in: String(tokenSeconds),
      expires_in: tokenSeconds,
      uid: code.person.uid,
      isRealName: 'true',
    })
  }

  const grantOf = (text: string | undefined) => tokens.find(text?.replace(/^2\.00/, ''))

  function info(request: SimulatedRequest): SimulatedResponse {
    const grant = grantOf(request.form['access_token'])
    if (grant === undefined) return refuse(request.path, 21332, 'invalid_access_token')
    if (tokens.isOver(grant)) return refuse(request.path, 21327, 'expired_token')
    const expire = Math.floor((grant.endsAt - now().getTime()) / 1000)
    return json({ uid: Number(grant.person.uid), appkey: key, scope: null, create_at: 1, expire_in: expire })
  }

  function show(request: SimulatedRequest): SimulatedResponse {
    const [, bearer] = /^OAuth2 (.+)$/.exec(request.headers.authorization ?? '') ?? []
    const grant = grantOf(bearer ?? request.query['access_token'])
    if (grant === undefined) {
      return json({ request: request.path, error_code: '21332', error: 'invalid_access_token' }, 401)
    }
    if (request.query['uid'] !== grant.person.uid) {
      return json({ request: request.path, error_code: '20003', error: 'user does not exists' }, 400)
    }
    return json({
      id: Number(grant.person.uid),
      idstr: grant.person.uid,
      screen_name: grant.person.name,
      profile_image_url: `${base()}/heads/${grant.person.id}/50`,
      avatar_large: `${base()}/heads/${grant.person.id}/180`,
      avatar_hd: `${base()}/heads/${grant.person.id}/440`,
      gender: 'n',
      verified: false,
    })
  }

  return {
    revoke: tokens.revoke,
    provider: (request) => {
      const head = avatarAt(request.path)
      if (head !== undefined) return head
      switch (`${request.method} ${request.path}`) {
        case 'GET /oauth2/authorize':
          return authorize(request)
        case 'GET /decide':
          return decide(request)
        case 'POST /oauth2/access_token':
          return token(request)
        case 'POST /oauth2/get_token_info':
          return info(request)
        case 'GET /2/users/show.json':
          return show(request)
        default:
          return null
      }
    },
  }
}
