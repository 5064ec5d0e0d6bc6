import type { SocialProvider } from '@guangquan/contract/social/social.shapes'
import { boot } from '../../../platform/boot.ts'
import { providerNames } from './social-person.ts'

const providers = ['wx', 'qq', 'weibo'] as const satisfies readonly SocialProvider[]

/** The providers that members can sign in with: a closed one is not offered anywhere. */
export function openProviders(): SocialProvider[] {
  return providers.filter((provider) => boot.settings.socialLogin[provider])
}

/** Their names for a sentence, 微信、QQ 或微博; empty without one. */
export function openProviderNames(): string {
  const names = openProviders().map((provider) => providerNames[provider])
  const last = names.pop()
  if (last === undefined) return ''
  if (names.length === 0) return last
  // A Latin and a Chinese word are separated by a space.
  return `${names.join('、')}或${last}`.replace(/QQ或/, 'QQ 或').replace(/或QQ/, '或 QQ')
}
