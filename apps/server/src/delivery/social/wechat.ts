import type { Env } from '../../env.ts'
import { codeIn, parseResponse, textIn } from '../outbound/parse-response.ts'
import { addressOf, makeProvider, type OutboundTools } from '../outbound/provider.ts'
import type { FailureKind } from '../outbound/provider-failure.ts'
import type { SocialApp, SocialClient } from './social-client.ts'

type Settings = Pick<
  Env,
  'WX_OPEN_APP_ID' | 'WX_OPEN_SECRET' | 'WX_MP_APP_ID' | 'WX_MP_SECRET' | 'WX_OPEN_BASE' | 'WX_API_BASE'
>

const kinds: Record<number, FailureKind> = {
  [-1]: 'UPSTREAM_DOWN',
  40001: 'CONFIG',
  40003: 'TOKEN_EXPIRED',
  40013: 'CONFIG',
  40029: 'CODE_INVALID',
  40030: 'TOKEN_EXPIRED',
  40125: 'CONFIG',
  40163: 'CODE_USED',
  41002: 'CONFIG',
  41004: 'CONFIG',
  41008: 'CODE_INVALID',
  42001: 'TOKEN_EXPIRED',
  42002: 'TOKEN_EXPIRED',
  42003: 'CODE_INVALID',
  42007: 'TOKEN_EXPIRED',
  45009: 'RATE',
  45011: 'RATE',
  48001: 'CONFIG',
}

/** WeChat: website login on a desktop, and the authorization of a service account in WeChat's in-app browser. */
export function wechatClient(settings: Settings, tools: OutboundTools): SocialClient {
  const provider = makeProvider('wechat', tools)

  const keysOf = (app: SocialApp) => {
    const id = app === 'web' ? settings.WX_OPEN_APP_ID : settings.WX_MP_APP_ID
    const secret = app === 'web' ? settings.WX_OPEN_SECRET : settings.WX_MP_SECRET
    return id === undefined || secret === undefined ? null : { id, secret }
  }

  // Errors are HTTP 200 with a non-zero code; success has no code.
  const read = (text: string): Record<string, unknown> => {
    const response = parseResponse(text)
    if (response === null) return provider.refuse('UPSTREAM_DOWN', 'unreadable response')
    const code = codeIn(response['errcode'])
    return code === 0 ? response : provider.refuse(kinds[code] ?? 'DENIED', `errcode ${code}`)
  }
  const get = (path: string, query: Record<string, string>) =>
    provider.ask({ method: 'GET', url: addressOf(settings.WX_API_BASE, path, query) }, read)

  return {
    provider: 'wx',
    isOpen: (app) => keysOf(app) !== null,
    authorizeUrl: ({ app, state, redirectUri }) => {
      const keys = keysOf(app) ?? provider.refuse('CONFIG', 'no keys')
      const inApp = app === 'inApp'
      // WeChat requires the parameters in this order, and the fragment.
      const url = addressOf(
        settings.WX_OPEN_BASE,
        inApp ? '/connect/oauth2/authorize' : '/connect/qrconnect',
        {
          appid: keys.id,
          redirect_uri: redirectUri,
          response_type: 'code',
          scope: inApp ? 'snsapi_userinfo' : 'snsapi_login',
          state,
        },
      )
      return `${url.href}#wechat_redirect`
    },
    identify: async ({ app, code }) => {
      const keys = keysOf(app) ?? provider.refuse('CONFIG', 'no keys')
      const token = await get('/sns/oauth2/access_token', {
        appid: keys.id,
        secret: keys.secret,
        code,
        grant_type: 'authorization_code',
      })
      const accessToken = textIn(token['access_token'])
      const openId = textIn(token['openid'])
      if (accessToken === '' || openId === '') provider.refuse('UPSTREAM_DOWN', 'no token in the response')
      const user = await get('/sns/userinfo', { access_token: accessToken, openid: openId, lang: 'zh_CN' })
      if (textIn(user['openid']) !== openId) provider.refuse('DENIED', 'profile of another person')
      const unionId = textIn(user['unionid']) || textIn(token['unionid'])
      if (unionId === '') provider.refuse('CONFIG', 'no unionid: bind the application to the open platform')
      return {
        unionId,
        openId,
        nickName: textIn(user['nickname']),
        headUrl: largestAvatar(textIn(user['headimgurl'])),
        kept: null,
      }
    },
  }
}

/** The last path segment is a size: 46, 64, 96, 132, or 0 for 640. */
function largestAvatar(url: string): string | null {
  return url === '' ? null : url.replace(/\/(?:46|64|96|132)$/, '/0')
}
