import { useSearchParams } from '../../platform/routing/hooks.ts'
import { safeRedirect } from '../../platform/routing/safe-redirect.ts'

/** Where to go after sign-in: `redirect` to pass to the next account page, `target` to navigate to at the end. */
export function useRedirect(): { redirect: string | undefined; target: string } {
  const [search] = useSearchParams()
  const redirect = search.get('redirect')
  return { redirect: redirect ?? undefined, target: safeRedirect(redirect) }
}
