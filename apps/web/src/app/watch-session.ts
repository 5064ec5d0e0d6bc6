import type { SessionLoss } from '@guangquan/client'
import { showToast } from '@guangquan/ui'
import type { QueryClient } from '@tanstack/react-query'
import { isPageUnsaved } from '../shared/forms/unsaved-page.ts'
import { clearOverlay } from '../shared/overlay/overlay.ts'
import { promptSignIn, isSignInPrompted, signInPrompt } from '../shared/sign-in/prompt-sign-in.ts'
import { dropFirstData } from '../platform/boot.ts'
import { paths } from '../platform/paths.ts'
import { hrefOf } from '../platform/routing/site-location.ts'
import { goTo, isMembersPage, revalidatePage, shownPage } from '../platform/routing/site-history.ts'
import { onSessionLost } from '../platform/session/session-lost.ts'
import { currentUser, session } from '../platform/session/session.ts'
import { isSigningOut } from '../platform/session/leaving.ts'

/**
 * Follows who is signed in. When the member changes, everything cached is fetched again. When a session ends, sign-in
 * opens over the current page, which stays unchanged until the dialog is answered.
 */
export function watchSession(queryClient: QueryClient): void {
  // The member whose data is on the page; unchanged while sign-in is open over it.
  let shownFor = currentUser()?.id

  onSessionLost(leadToSignIn)
  session.subscribe((state, before) => {
    if (state.user?.id === before.user?.id || isSigningOut()) return
    if (state.user === null) signedOut()
    else signedIn(state.user.id)
  })
  signInPrompt.subscribe(() => {
    // Sign-in was dismissed: the page is now a visitor's.
    if (!isSignInPrompted() && currentUser() === null && shownFor !== undefined && !isPageUnsaved())
      signedOut()
  })

  function signedOut(): void {
    dropFirstData()
    clearOverlay()
    if (isPageUnsaved() || isSignInPrompted()) return
    shownFor = undefined
    queryClient.clear()
    // Visitors may get another page at the same address, or none: the guard runs again.
    revalidatePage()
  }

  function signedIn(userId: string): void {
    dropFirstData()
    clearOverlay()
    const isBack = shownFor === userId
    shownFor = userId
    if (isBack) {
      // Unsaved input stays on the screen while the data around it is fetched again.
      void queryClient.invalidateQueries()
      return
    }
    queryClient.removeQueries({ type: 'inactive' })
    // An unsaved page keeps its current data until the new data arrives: rendered without data, it would lose the
    // input.
    void (isPageUnsaved() ? queryClient.invalidateQueries() : queryClient.resetQueries())
    if (!isPageUnsaved()) revalidatePage()
  }
}

function leadToSignIn(reason: SessionLoss): void {
  if (isSigningOut() || isSignInPrompted()) return
  // Requests of a member's page while it is replaced by a visitor's page: they need not ask for a sign-in.
  if (currentUser() === null && isMembersPage() && !isPageUnsaved()) return
  const shown = shownPage.get()
  if (shown === null || shown.route.bare === true) return
  const { place } = shown
  if (reason === 'ended') showToast('账号已在别处登录或被停用', 'error')
  const overThePage = isPageUnsaved() || (reason === 'expired' && currentUser() !== null)
  if (overThePage) promptSignIn('登录已过期，登录后继续')
  // Replaces the history entry: going back would only lead here again.
  else goTo(paths.login(hrefOf(place)), { replace: true })
}
