import type { Env } from '../../env.ts'
import { codeIn, parseResponse, textIn } from '../outbound/parse-response.ts'
import { addressOf, makeProvider, type OutboundTools } from '../outbound/provider.ts'
import { ProviderFailure, type FailureKind } from '../outbound/provider-failure.ts'
import type { WeiboClient } from './social-client.ts'

const kinds: Record<number, FailureKind> = {
  10006: 'CONFIG',
  10022: 'RATE',
  10023: 'RATE',
  10024: 'RATE',
  21314: 'TOKEN_EXPIRED',
  21315: 'TOKEN_EXPIRED',
  21316: 'TOKEN_EXPIRED',
  21317: 'TOKEN_EXPIRED',
  21319: 'TOKEN_EXPIRED',
  21322: 'CONFIG',
  21323: 'CONFIG',
  21324: 'CONFIG',
  21325: 'CODE_INVALID',
  21326: 'CONFIG',
  21327: 'TOKEN_EXPIRED',
  21331: 'UPSTREAM_DOWN',
  21332: 'TOKEN_EXPIRED',
}

/** Weibo OAuth2. */
export function weiboClient(
  settings: Pick<Env, 'WEIBO_APP_KEY' | 'WEIBO_APP_SECRET' | 'WEIBO_OPEN_BASE' | 'WEIBO_BASE'>,
  tools: OutboundTools,
): WeiboClient {
  const provider = makeProvider('weibo', tools)
  const keys =
    settings.WEIBO_APP_KEY === undefined || settings.WEIBO_APP_SECRET === undefined
      ? null
      : { id: settings.WEIBO_APP_KEY, secret: settings.WEIBO_APP_SECRET }

  const read = (text: string, status: number): Record<string, unknown> => {
    const response = parseResponse(text)
    if (response === null) return provider.refuse('UPSTREAM_DOWN', 'unreadable response')
    const code = codeIn(response['error_code'])
    if (code === 0 && status < 400) return response
    return provider.refuse(kinds[code] ?? 'DENIED', `error ${code}, HTTP ${status}`)
  }
  const post = (path: string, form: Record<string, string>) =>
    provider.ask(
      {
        method: 'POST',
        url: addressOf(settings.WEIBO_BASE, path),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      },
      read,
    )

  return {
    provider: 'weibo',
    appKey: keys?.id ?? '',
    isOpen: () => keys !== null,
    authorizeUrl: ({ app, state, redirectUri }) =>
      addressOf(settings.WEIBO_OPEN_BASE, '/oauth2/authorize', {
        client_id: (keys ?? provider.refuse('CONFIG', 'no keys')).id,
        redirect_uri: redirectUri,
        response_type: 'code',
        state,
        display: app === 'inApp' ? 'mobile' : 'default',
      }).href,
    identify: async ({ code, redirectUri }) => {
      const { id, secret } = keys ?? provider.refuse('CONFIG', 'no keys')
      const response = await post('/oauth2/access_token', {
        client_id: id,
        client_secret: secret,
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
      })
      const token = textIn(response['access_token'])
      const uid = textIn(response['uid'])
      if (token === '' || uid === '') provider.refuse('UPSTREAM_DOWN', 'no token in the response')
      const user = await provider.ask(
        {
          method: 'GET',
          url: addressOf(settings.WEIBO_BASE, '/2/users/show.json', { uid }),
          headers: { authorization: `OAuth2 ${token}` },
        },
        read,
      )
      // `id` may exceed the precision of JSON numbers; `idstr` does not.
      if (textIn(user['idstr']) !== uid) provider.refuse('DENIED', 'profile of another person')
      const avatars = [user['avatar_hd'], user['avatar_large'], user['profile_image_url']].map(textIn)
      return {
        unionId: uid,
        openId: uid,
        nickName: textIn(user['screen_name']),
        headUrl: avatars.find((one) => one !== '') ?? null,
        kept: { token, expiresAt: tools.now().getTime() + codeIn(response['expires_in']) * 1000 },
      }
    },
    isTokenAlive: async (token, uid) => {
      try {
        const info = await post('/oauth2/get_token_info', { access_token: token })
        return textIn(info['uid']) === uid && codeIn(info['expire_in']) > 0
      } catch (error) {
        if (error instanceof ProviderFailure && error.kind === 'TOKEN_EXPIRED') return false
        throw error
      }
    },
  }
}
