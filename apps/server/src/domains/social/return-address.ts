import type { SocialProvider } from '@guangquan/contract'
import type { Env } from '../../env.ts'

/** Pages of the site to which providers return, one for each. */
const returnPaths: Record<SocialProvider, string> = {
  wx: '/account/login/wx',
  qq: '/account/login/wx?provider=qq',
  weibo: '/oauth/weibo/callback',
}

/** Where a provider sends the browser back. Without `BASE_URL` no provider is open. */
export function returnAddress(env: Pick<Env, 'BASE_URL'>, provider: SocialProvider): string {
  return siteAddress(env, returnPaths[provider])
}

/** Content of the QR code on a desktop. */
export function scanAddress(env: Pick<Env, 'BASE_URL'>, scanId: string): string {
  return siteAddress(env, `/account/login/wx?scan=${scanId}`)
}

function siteAddress({ BASE_URL }: Pick<Env, 'BASE_URL'>, path: string): string {
  if (BASE_URL === undefined) throw new Error('a provider is open without BASE_URL')
  return BASE_URL.replace(/\/$/, '') + path
}

/** A path of this site to continue to, or empty for anything that could lead elsewhere. */
export function ownPath(text: string): string {
  const here = 'https://site.invalid'
  if (!/^\/(?![/\\])[^\\\p{C}\p{Z}]*$/u.test(text) || !URL.canParse(text, here)) return ''
  return new URL(text, here).origin === here ? text : ''
}
