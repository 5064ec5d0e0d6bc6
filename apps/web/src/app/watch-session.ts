import type { QueryClient } from '@tanstack/react-query'
import { isPageKept } from '../shared/keep-page.ts'
import { clearOverlay } from '../shared/overlay.ts'
import { askToSignIn } from './ask-to-sign-in.ts'
import { dropFirstData } from './boot.ts'
import { paths } from './paths.ts'
import { onSessionLost } from './session-lost.ts'
import { useSession } from './session.ts'
import { isSigningOut } from './sign-out.ts'

/** What the watch needs of the router. */
interface Routes {
  state: { location: { pathname: string; search: string } }
  navigate: (to: string) => Promise<void>
  revalidate: () => Promise<void>
}

/**
 * Follows who is signed in. Another person means other answers: everything cached is asked for anew. A session
 * that ended leads to sign-in, over the page when that one holds something unsaved.
 */
export function watchSession(queryClient: QueryClient, routes: Routes): void {
  onSessionLost(() => leadToSignIn(routes))
  useSession.subscribe((state, before) => {
    if (state.user?.id === before.user?.id || isSigningOut()) return
    dropFirstData()
    clearOverlay()
    queryClient.removeQueries({ type: 'inactive' })
    if (state.user !== null) {
      void queryClient.resetQueries()
    } else if (!isPageKept()) {
      queryClient.clear()
      // The guard decides anew whether this page is open to a visitor.
      void routes.revalidate()
    }
  })
}

function leadToSignIn(routes: Routes): void {
  if (isSigningOut()) return
  if (isPageKept()) {
    askToSignIn('登录已过期，登录后继续')
    return
  }
  const { pathname, search } = routes.state.location
  if (!pathname.startsWith('/account/')) void routes.navigate(paths.login(pathname + search))
}
