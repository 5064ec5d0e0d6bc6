import { useSearchParams } from '../../platform/routing/hooks.ts'
import { safeRedirect } from '../../platform/routing/safe-redirect.ts'

/** Where sign-in was wanted for: `redirect` to carry on to the next account page, `target` to go to in the end. */
export function useRedirect(): { redirect: string | undefined; target: string } {
  const [search] = useSearchParams()
  const redirect = search.get('redirect')
  return { redirect: redirect ?? undefined, target: safeRedirect(redirect) }
}
