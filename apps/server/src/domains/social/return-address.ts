import type { SocialProvider } from '@guangquan/contract'
import type { Env } from '../../env.ts'

/** Pages of the site that providers come back to, each its own. */
const returnPaths: Record<SocialProvider, string> = {
  wx: '/account/login/wx',
  qq: '/account/login/wx?provider=qq',
  weibo: '/oauth/weibo/callback',
}

/** Where a provider sends the browser back to. Settings without `BASE_URL` have no provider. */
export function returnAddress(env: Pick<Env, 'BASE_URL'>, provider: SocialProvider): string {
  return siteAddress(env, returnPaths[provider])
}

/** What the QR code on a desktop holds. */
export function scanAddress(env: Pick<Env, 'BASE_URL'>, scanId: string): string {
  return siteAddress(env, `/account/login/wx?scan=${scanId}`)
}

function siteAddress({ BASE_URL }: Pick<Env, 'BASE_URL'>, path: string): string {
  if (BASE_URL === undefined) throw new Error('a provider is open without BASE_URL')
  return BASE_URL.replace(/\/$/, '') + path
}

/** A path of ours to go on to, or empty for anything that could lead elsewhere. */
export function ownPath(text: string): string {
  const here = 'https://site.invalid'
  if (!/^\/(?![/\\])[^\\\p{C}\p{Z}]*$/u.test(text) || !URL.canParse(text, here)) return ''
  return new URL(text, here).origin === here ? text : ''
}
