import type { SessionLoss } from '@guangquan/client'
import { showToast } from '@guangquan/ui'
import type { QueryClient } from '@tanstack/react-query'
import { isPageKept } from '../shared/keep-page.ts'
import { clearOverlay } from '../shared/overlay.ts'
import { askToSignIn, isAskedToSignIn, signInQuestion } from '../shared/ask-to-sign-in.ts'
import { dropFirstData } from '../platform/boot.ts'
import { paths } from '../platform/paths.ts'
import { goTo, recheckPage, shownPage } from '../platform/routing/site-history.ts'
import { onSessionLost } from '../platform/session/session-lost.ts'
import { currentUser, session } from '../platform/session/session.ts'
import { isSigningOut } from '../platform/session/leaving.ts'

/**
 * Follows who is signed in. Another person means other answers: everything cached is asked for anew. A session
 * that ended asks for sign-in over the page at hand, which stays as it is until that is answered.
 */
export function watchSession(queryClient: QueryClient): void {
  // Who the answers on the page were made for; kept while sign-in is open over it.
  let shownFor = currentUser()?.id

  onSessionLost(leadToSignIn)
  session.subscribe((state, before) => {
    if (state.user?.id === before.user?.id || isSigningOut()) return
    if (state.user === null) signedOut()
    else signedIn(state.user.id)
  })
  signInQuestion.subscribe(() => {
    // Sign-in was put aside: the page is now a visitor's.
    if (!isAskedToSignIn() && currentUser() === null && shownFor !== undefined && !isPageKept()) signedOut()
  })

  function signedOut(): void {
    dropFirstData()
    clearOverlay()
    if (isPageKept() || isAskedToSignIn()) return
    shownFor = undefined
    queryClient.clear()
    // Another page for a visitor at the same address, or none: the guard decides anew.
    recheckPage()
  }

  function signedIn(userId: string): void {
    dropFirstData()
    clearOverlay()
    const isBack = shownFor === userId
    shownFor = userId
    if (isBack) {
      // What was being written stays on the screen while the answers around it are asked for again.
      void queryClient.invalidateQueries()
      return
    }
    queryClient.removeQueries({ type: 'inactive' })
    // What a kept page was drawn from stays until the new answers are here: drawn anew, it would be empty.
    void (isPageKept() ? queryClient.invalidateQueries() : queryClient.resetQueries())
    if (!isPageKept()) recheckPage()
  }
}

function leadToSignIn(reason: SessionLoss): void {
  if (isSigningOut() || isAskedToSignIn()) return
  const shown = shownPage.get()
  if (shown === null || shown.route.bare === true) return
  const { place } = shown
  if (reason === 'ended') showToast('账号已在别处登录或被停用', 'error')
  const overThePage = isPageKept() || (reason === 'expired' && currentUser() !== null)
  if (overThePage) askToSignIn('登录已过期，登录后继续')
  // In its place: going back would only lead here again.
  else goTo(paths.login(place.pathname + place.search), { replace: true })
}
