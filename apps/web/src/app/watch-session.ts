import type { QueryClient } from '@tanstack/react-query'
import { isPageKept } from '../shared/keep-page.ts'
import { clearOverlay } from '../shared/overlay.ts'
import { askToSignIn } from './ask-to-sign-in.ts'
import { dropFirstData } from './boot.ts'
import { isAccountPath, paths } from './paths.ts'
import { goTo, recheckPage, shownPage } from './routing/site-history.ts'
import { onSessionLost } from './session-lost.ts'
import { useSession } from './session.ts'
import { isSigningOut } from './sign-out.ts'

/**
 * Follows who is signed in. Another person means other answers: everything cached is asked for anew. A session
 * that ended leads to sign-in, over the page when that one holds something unsaved.
 */
export function watchSession(queryClient: QueryClient): void {
  onSessionLost(leadToSignIn)
  useSession.subscribe((state, before) => {
    if (state.user?.id === before.user?.id || isSigningOut()) return
    dropFirstData()
    clearOverlay()
    queryClient.removeQueries({ type: 'inactive' })
    // What a kept page was drawn from stays until the new answers are here: drawn anew, it would be empty.
    if (state.user !== null)
      void (isPageKept() ? queryClient.invalidateQueries() : queryClient.resetQueries())
    else if (!isPageKept()) queryClient.clear()
    // Another page for this person at the same address, or none: the guard decides anew.
    if (!isPageKept()) recheckPage()
  })
}

function leadToSignIn(): void {
  if (isSigningOut()) return
  if (isPageKept()) {
    askToSignIn('登录已过期，登录后继续')
    return
  }
  const place = shownPage.get()?.place
  if (place === undefined || isAccountPath(place.pathname)) return
  goTo(paths.login(place.pathname + place.search))
}
