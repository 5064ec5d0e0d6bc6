import { qqSimulator, type QqSimulator } from './qq-simulator.ts'
import { startSimulator, type Simulator } from './simulator.ts'
import { weiboSimulator, type WeiboSimulator } from './weibo-simulator.ts'
import { wechatSimulator } from './wechat-simulator.ts'

const keys = {
  WX_OPEN_APP_ID: 'wxsimulated0open',
  WX_OPEN_SECRET: 'simulated-open-secret',
  WX_MP_APP_ID: 'wxsimulated00mp0',
  WX_MP_SECRET: 'simulated-mp-secret',
  QQ_APP_ID: '101000001',
  QQ_APP_KEY: 'simulated-qq-key',
  WEIBO_APP_KEY: '1020304050',
  WEIBO_APP_SECRET: 'simulated-weibo-secret',
}

export interface SocialSimulators extends Simulator {
  /** Settings of a program that uses them. */
  env: Record<string, string>
  qq: QqSimulator['manner']
  revokeAtWeibo: WeiboSimulator['revoke']
}

/**
 * WeChat, QQ and Weibo on one port of this machine, each with a page to choose an identity. For tests, development and
 * rehearsals.
 * @param options.site URL of the site to which they redirect
 * @param options.pages where browsers reach their pages; default the port itself
 */
export async function startSocial(options: {
  site: string
  now?: () => Date
  port?: number
  pages?: string
}): Promise<SocialSimulators> {
  const now = options.now ?? (() => new Date())
  const site = options.site.replace(/\/$/, '')
  let origin = ''
  const base = (provider: string) => () => `${origin}/${provider}`
  const pages = (provider: string) => () => `${options.pages ?? origin}/${provider}`
  const wxReturn = `${site}/account/login/wx`
  const qq = qqSimulator({
    base: base('qq'),
    pages: pages('qq'),
    id: keys.QQ_APP_ID,
    key: keys.QQ_APP_KEY,
    redirectUri: `${wxReturn}?provider=qq`,
    now,
  })
  const weibo = weiboSimulator({
    base: base('weibo'),
    pages: pages('weibo'),
    key: keys.WEIBO_APP_KEY,
    secret: keys.WEIBO_APP_SECRET,
    redirectUri: `${site}/oauth/weibo/callback`,
    now,
  })
  const wechat = wechatSimulator({
    base: base('wechat'),
    pages: pages('wechat'),
    apps: [
      { id: keys.WX_OPEN_APP_ID, secret: keys.WX_OPEN_SECRET, kind: 'web', redirectUri: wxReturn },
      { id: keys.WX_MP_APP_ID, secret: keys.WX_MP_SECRET, kind: 'inApp', redirectUri: wxReturn },
    ],
    now,
  })
  const simulator = await startSimulator({ wechat, qq: qq.provider, weibo: weibo.provider }, options.port)
  origin = simulator.origin
  return {
    ...simulator,
    qq: qq.manner,
    revokeAtWeibo: weibo.revoke,
    env: {
      ...keys,
      WX_OPEN_BASE: pages('wechat')(),
      WX_API_BASE: simulator.baseOf('wechat'),
      QQ_OPEN_BASE: pages('qq')(),
      QQ_BASE: simulator.baseOf('qq'),
      WEIBO_OPEN_BASE: pages('weibo')(),
      WEIBO_BASE: simulator.baseOf('weibo'),
    },
  }
}
