import {
  QqOpen,
  Weibo,
  WxOpen,
  type Access,
  type ErrorName,
  type Method,
  type SocialAccess,
  type SocialProvider,
} from '@guangquan/contract'
import type * as z from 'zod'
import { cookieName } from '../../../session/session-cookie.ts'
import { agree } from '../../../testing/providers/agree.ts'
import { CallRefused, callRaw, type Browser } from '../../../testing/call-as.ts'
import type { TestNode } from '../../../testing/test-app.ts'

const desktop =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML) Chrome/140.0 Safari/537.36'
/** WeChat's own browser. */
export const wechatPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50'

/** A browser that stores the cookie of social flows between calls, as real ones do. */
export interface SocialBrowser {
  call: <A extends Access, I extends z.ZodType, O extends z.ZodType, E extends ErrorName>(
    method: Method<A, I, O, E>,
    input: z.input<I>,
  ) => Promise<z.output<O>>
  /** Value of the cookie; empty before the first flow. */
  oauth: () => string
  setOauth: (value: string) => void
  signInAs: (member: Browser | null) => void
  userAgent: string
}

export function openBrowser(
  node: TestNode,
  member: Browser | null = null,
  { userAgent = desktop, ip = '127.0.0.1' }: { userAgent?: string; ip?: string } = {},
): SocialBrowser {
  let oauth = ''
  let as = member
  return {
    userAgent,
    oauth: () => oauth,
    setOauth: (value) => {
      oauth = value
    },
    signInAs: (next) => {
      as = next
    },
    call: async (method, input) => {
      const cookies = [
        ...(as === null ? [] : [`${cookieName(node.app.env)}=${as.cookie}`]),
        ...(oauth === '' ? [] : [`oauth=${oauth}`]),
      ]
      const { body, headers } = await callRaw(node, as, method, input, {
        ip,
        headers: { 'user-agent': userAgent, cookie: cookies.join('; ') },
      })
      const cookiesSet = [headers['set-cookie']].flat().filter((one) => typeof one === 'string')
      const [, given] = /(?:^|\n)oauth=([^;]+)/.exec(cookiesSet.join('\n')) ?? []
      if (given !== undefined) oauth = given
      if (!body.success) throw new CallRefused(method, body)
      return method.output.parse(body.result)
    },
  }
}

export const providers: readonly SocialProvider[] = ['wx', 'qq', 'weibo']

/** Begins a flow. @returns the URL the browser is sent to */
export async function begin(
  browser: SocialBrowser,
  provider: SocialProvider,
  options: { purpose?: 'login' | 'bind'; redirect?: string } = {},
): Promise<string> {
  const { href } = await browser.call(services[provider].AuthorizeHref, options)
  return href
}

const services = { wx: WxOpen, qq: QqOpen, weibo: Weibo }

export interface Returned {
  code: string
  state: string
}

/** Begins a flow and agrees at the provider. @returns the parameters of the URL it returns to */
export async function authorize(
  browser: SocialBrowser,
  provider: SocialProvider,
  options: { person?: string; purpose?: 'login' | 'bind'; redirect?: string } = {},
): Promise<Returned> {
  const { person, ...flow } = options
  const href = await begin(browser, provider, flow)
  const back = await agree(href, person === undefined ? {} : { person })
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' }
}

/** Sends code and state to the server. */
export function exchange(
  browser: SocialBrowser,
  provider: SocialProvider,
  returned: Returned,
): Promise<SocialAccess> {
  switch (provider) {
    case 'wx':
      return browser.call(WxOpen.GetAccessToken, returned)
    case 'qq':
      return browser.call(QqOpen.GetAccessToken, returned)
    case 'weibo':
      return browser.call(Weibo.AccessToken, returned)
  }
}

/** A whole flow. @returns its ticket */
export async function ticketOf(
  browser: SocialBrowser,
  provider: SocialProvider,
  options: { person?: string; purpose?: 'login' | 'bind'; redirect?: string } = {},
): Promise<SocialAccess> {
  return exchange(browser, provider, await authorize(browser, provider, options))
}
