import type { SocialProvider } from '@guangquan/contract/shapes/social'
import { api, client } from '../../../app/api.ts'
import { shownPage } from '../../../app/routing/site-history.ts'
import { hrefOf } from '../../../app/routing/place.ts'
import { keepFlow } from './begun-flow.ts'

const services = { wx: api.WxOpen, qq: api.QqOpen, weibo: api.Weibo } as const

/**
 * Sends the browser to a provider: to sign in, or to bind an account there to the own one.
 * @throws ApiError, ProviderClosed where the house is not open
 */
export async function beginSocial(
  provider: SocialProvider,
  options: { purpose: 'login' | 'bind'; redirect: string },
): Promise<void> {
  const { href } = await client.call(services[provider].AuthorizeHref, options)
  const place = shownPage.get()?.place
  keepFlow({ provider, from: place === undefined ? '/' : hrefOf(place), scan: null })
  location.assign(href)
}
