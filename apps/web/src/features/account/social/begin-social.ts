import type { SocialProvider } from '@guangquan/contract/social/social.shapes'
import { api, client } from '../../../platform/api.ts'
import { shownPage } from '../../../platform/routing/site-history.ts'
import { hrefOf } from '../../../platform/routing/site-location.ts'
import { storeFlow } from './pending-flow.ts'

const services = { wx: api.WxOpen, qq: api.QqOpen, weibo: api.Weibo } as const

/**
 * Redirects the browser to a provider, to sign in or to bind an account to the member's own.
 * @throws ApiError, ProviderClosed if the provider is not open
 */
export async function beginSocial(
  provider: SocialProvider,
  options: { purpose: 'login' | 'bind'; redirect: string },
): Promise<void> {
  const { href } = await client.call(services[provider].AuthorizeHref, options)
  const place = shownPage.get()?.place
  storeFlow({ provider, from: place === undefined ? '/' : hrefOf(place), scan: null })
  location.assign(href)
}
