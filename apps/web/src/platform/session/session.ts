import type { StoredUserInfo } from '@guangquan/contract'
import { useStore } from '@guangquan/ui'
import { storeTheme } from '@guangquan/ui/theme'
import { boot } from '../boot.ts'
import { createStoredStore } from '../stored-store.ts'
import { sessionName, storedKey } from '../stored.ts'

interface Session {
  user: StoredUserInfo | null
}

/**
 * The stored session. Its token is useless without the HttpOnly cookie. On the server there is none: pages are rendered
 * for visitors only.
 */
export const session = createStoredStore<Session>(sessionName, { user: null }, (value) => value)

/** Subscribes to a part of the session. */
export function useSession<Part>(select: (value: Session) => Part): Part {
  return useStore(session, select)
}

/** Stores the signed-in user, or the renewed tokens. */
export function storeUser(user: StoredUserInfo): void {
  session.set({ user })
}

type Shown =
  | 'headPicUrl'
  | 'nickName'
  | 'usedFrameId'
  | 'usedFrameSrc'
  | 'usedAchievementSrc'
  | 'usedAchievementTitle'

/** Updates the stored name, avatar and what is worn, never the tokens. */
export function updateUser(change: Partial<Pick<StoredUserInfo, Shown>>): void {
  const { user } = session.get()
  if (user !== null) session.set({ user: { ...user, ...change } })
}

/** Keeps tabs in sync: a renewal or sign-out in another tab is picked up at once. */
export function shareSession(): void {
  addEventListener('storage', (event) => {
    if (event.key === storedKey(sessionName) || event.key === null) session.reread()
  })
}

/** The signed-in user, or null. For code outside components. */
export function currentUser(): StoredUserInfo | null {
  return session.get().user
}

/** Whether a member is signed in, as far as this browser knows. */
export function useSignedIn(): boolean {
  return useSession((state) => state.user !== null)
}

/**
 * Removes everything stored under the product key except drafts. The server may have told the browser to clear its
 * storage already.
 */
export function clearStored(): void {
  const stored = `${boot.settings.productKey}.post`
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(`${boot.settings.productKey}.`) && !key.startsWith(stored))
      localStorage.removeItem(key)
  }
  session.set({ user: null })
  storeTheme()
}
