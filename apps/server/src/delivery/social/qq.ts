import type { Env } from '../../env.ts'
import { codeIn, parseResponse, textIn } from '../outbound/parse-response.ts'
import { addressOf, makeProvider, type OutboundTools } from '../outbound/provider.ts'
import type { FailureKind } from '../outbound/provider-failure.ts'
import type { SocialClient } from './social-client.ts'

const kinds: Record<number, FailureKind> = {
  100001: 'CONFIG',
  100002: 'CONFIG',
  100005: 'CODE_INVALID',
  100008: 'CONFIG',
  100009: 'CONFIG',
  100010: 'CONFIG',
  100013: 'TOKEN_EXPIRED',
  100014: 'TOKEN_EXPIRED',
  100015: 'TOKEN_EXPIRED',
  100016: 'TOKEN_EXPIRED',
  100019: 'CODE_INVALID',
  100020: 'CODE_USED',
  100031: 'CONFIG',
  // The application lacks permission for the union id; without it a person has a different id in each application.
  100048: 'CONFIG',
}

/** QQ Connect. It responds with JSON, JSONP or form text, whatever was requested. */
export function qqClient(
  settings: Pick<Env, 'QQ_APP_ID' | 'QQ_APP_KEY' | 'QQ_OPEN_BASE' | 'QQ_BASE'>,
  tools: OutboundTools,
): SocialClient {
  const provider = makeProvider('qq', tools)
  const keys =
    settings.QQ_APP_ID === undefined || settings.QQ_APP_KEY === undefined
      ? null
      : { id: settings.QQ_APP_ID, key: settings.QQ_APP_KEY }

  const read = (text: string): Record<string, unknown> => {
    const response = parseResponse(text)
    if (response === null) return provider.refuse('UPSTREAM_DOWN', 'unreadable response')
    const code = codeIn(response['error']) || codeIn(response['ret']) || codeIn(response['code'])
    return code === 0 ? response : provider.refuse(kinds[code] ?? 'DENIED', `error ${code}`)
  }
  const get = (path: string, query: Record<string, string>) =>
    provider.ask({ method: 'GET', url: addressOf(settings.QQ_BASE, path, query) }, read)

  return {
    provider: 'qq',
    isOpen: () => keys !== null,
    authorizeUrl: ({ app, state, redirectUri }) =>
      addressOf(settings.QQ_OPEN_BASE, '/oauth2.0/authorize', {
        response_type: 'code',
        client_id: (keys ?? provider.refuse('CONFIG', 'no keys')).id,
        redirect_uri: redirectUri,
        state,
        scope: 'get_user_info',
        ...(app === 'inApp' ? { display: 'mobile' } : {}),
      }).href,
    identify: async ({ code, redirectUri }) => {
      const { id, key } = keys ?? provider.refuse('CONFIG', 'no keys')
      const token = await get('/oauth2.0/token', {
        grant_type: 'authorization_code',
        client_id: id,
        client_secret: key,
        code,
        redirect_uri: redirectUri,
        fmt: 'json',
      })
      const accessToken = textIn(token['access_token'])
      if (accessToken === '') provider.refuse('UPSTREAM_DOWN', 'no token in the response')
      const me = await get('/oauth2.0/me', { access_token: accessToken, unionid: '1', fmt: 'json' })
      // A token that another application got from this person must not sign in here.
      if (textIn(me['client_id']) !== id) provider.refuse('DENIED', 'token of another application')
      const openId = textIn(me['openid'])
      const unionId = textIn(me['unionid'])
      if (openId === '') provider.refuse('UPSTREAM_DOWN', 'no openid in the response')
      if (unionId === '') provider.refuse('CONFIG', 'no unionid: ask QQ Connect for the right to it')
      const user = await get('/user/get_user_info', {
        access_token: accessToken,
        oauth_consumer_key: id,
        openid: openId,
      })
      const avatars = [user['figureurl_qq'], user['figureurl_qq_2'], user['figureurl_qq_1']].map(textIn)
      const avatar = avatars.find((one) => one !== '') ?? null
      return { unionId, openId, nickName: textIn(user['nickname']), headUrl: avatar, kept: null }
    },
  }
}
