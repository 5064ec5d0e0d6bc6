import { ApiError } from '@guangquan/client'
import type { SocialAccess, SocialProvider } from '@guangquan/contract/social/social.shapes'
import { api, client } from '../../../platform/api.ts'
import { beginRegistration } from '../register/draft.ts'
import { completeSignIn } from '../complete-sign-in.ts'

/** Exchanges the provider's return parameters for a one-time ticket. @throws ApiError */
export function exchange(
  provider: SocialProvider,
  returned: { code: string; state: string },
): Promise<SocialAccess> {
  switch (provider) {
    case 'wx':
      return client.call(api.WxOpen.GetAccessToken, returned)
    case 'qq':
      return client.call(api.QqOpen.GetAccessToken, returned)
    case 'weibo':
      return client.call(api.Weibo.AccessToken, returned)
  }
}

/** How a flow ended: signed in, no account yet, or bound to the member's own account. */
export type SocialEnd = 'signedIn' | 'unknown' | 'bound'

/** Continues with a ticket: binds, signs in, or begins a registration. @throws ApiError */
export async function finish(provider: SocialProvider, access: SocialAccess): Promise<SocialEnd> {
  if (access.purpose === 'bind') {
    await bind(provider, access)
    return 'bound'
  }
  const { accessToken, unionId } = access
  try {
    await completeSignIn(() => client.call(api.UserInfo.LoginBySocial, { provider, accessToken, unionId }))
    return 'signedIn'
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'SocialUnknown') throw error
  }
  const { nickName, headUrl } = await profileOf(provider, access)
  // Continues an unfinished registration of the same person, of which only the authorisation had expired.
  beginRegistration({ social: { provider, accessToken, unionId, nickName, headUrl } })
  return 'unknown'
}

function profileOf(provider: SocialProvider, { accessToken, openId }: SocialAccess) {
  switch (provider) {
    case 'wx':
      return client.call(api.WxOpen.GetUserInfo, { accessToken, openId })
    case 'qq':
      return client.call(api.QqOpen.GetUserInfo, { accessToken, openId })
    case 'weibo':
      return client.call(api.Weibo.UserShow, { access_token: accessToken, uid: openId })
  }
}

async function bind(provider: SocialProvider, { accessToken, unionId }: SocialAccess): Promise<void> {
  const input = { accessToken, unionId, requestId: crypto.randomUUID() }
  switch (provider) {
    case 'wx':
      await client.call(api.UserInfo.BindWxOpen, input)
      break
    case 'qq':
      await client.call(api.UserInfo.BindQqOpen, input)
      break
    case 'weibo':
      await client.call(api.UserInfo.BindWeibo, input)
  }
}
