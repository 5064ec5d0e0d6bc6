import type { StoredUserInfo } from '@guangquan/contract'
import { useStore } from '@guangquan/ui'
import { keepTheme } from '@guangquan/ui/theme'
import { boot } from '../boot.ts'
import { createStoredStore } from '../stored-store.ts'
import { storedKey } from '../stored.ts'

interface Session {
  user: StoredUserInfo | null
}

const name = 'user'

/** The stored session. Its token is useless without the HttpOnly cookie. The server draws for visitors alone. */
export const session = createStoredStore<Session>(name, { user: null }, (value) => value)

/** What `select` takes of the session, watched. */
export function useSession<Part>(select: (value: Session) => Part): Part {
  return useStore(session, select)
}

/** Keeps who signed in, or the tokens of a renewal. */
export function keepUser(user: StoredUserInfo): void {
  session.set({ user })
}

/** Changes what is shown of oneself, never the tokens. */
export function updateUser(change: Partial<Pick<StoredUserInfo, 'headPicUrl' | 'nickName'>>): void {
  const { user } = session.get()
  if (user !== null) session.set({ user: { ...user, ...change } })
}

/** Tabs share one session: a renewal or sign-out in one is read by this one at once. */
export function shareSession(): void {
  addEventListener('storage', (event) => {
    if (event.key === storedKey(name) || event.key === null) session.reread()
  })
}

/** The signed-in user, or null. For code outside components. */
export function currentUser(): StoredUserInfo | null {
  return session.get().user
}

/** Is somebody signed in, as far as this browser knows. */
export function useSignedIn(): boolean {
  return useSession((state) => state.user !== null)
}

/**
 * Removes everything kept under the product key but drafts that a member would miss. The server may have had the
 * browser clear the whole storage already.
 */
export function clearStored(): void {
  const kept = `${boot.settings.productKey}.draft`
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(`${boot.settings.productKey}.`) && !key.startsWith(kept)) localStorage.removeItem(key)
  }
  session.set({ user: null })
  keepTheme()
}
