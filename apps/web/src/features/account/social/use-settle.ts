import type { SocialAccess, SocialProvider } from '@guangquan/contract/social/social.shapes'
import { showToast } from '@guangquan/ui'
import { safeRedirect } from '../../../platform/routing/safe-redirect.ts'
import { paths } from '../../../platform/paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { finish } from './exchange.ts'
import { providerNames } from './social-person.ts'

/** Continues with a ticket and navigates to the next page. @throws ApiError with the sentence to show */
export function useSettle(): (
  provider: SocialProvider,
  access: SocialAccess,
  redirect?: string,
) => Promise<void> {
  const navigate = useNavigate()
  return async (provider, access, redirect = access.redirect) => {
    const requested = redirect === '' ? undefined : redirect
    const end = await finish(provider, access)
    if (end === 'bound') showToast(`已绑定${providerNames[provider]}`)
    // Redirects to the phone step if its proof is missing.
    navigate(end === 'unknown' ? paths.register('n3', requested) : safeRedirect(requested ?? null), {
      replace: true,
    })
  }
}
