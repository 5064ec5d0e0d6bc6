import type { StoredUserInfo } from '@guangquan/contract'
import { keepTheme } from '@guangquan/ui/theme'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { boot } from '../boot.ts'

interface SessionState {
  user: StoredUserInfo | null
  signIn: (user: StoredUserInfo) => void
  /** Changes what is shown of oneself, never the tokens. */
  update: (change: Partial<Pick<StoredUserInfo, 'headPicUrl' | 'nickName'>>) => void
  clear: () => void
}

const storageKey = `${boot.settings.productKey}.user`

/** The stored session, in local storage under the product key. Its token is useless without the HttpOnly cookie. */
export const useSession = create<SessionState>()(
  persist(
    (set) => ({
      user: null,
      signIn: (user) => set({ user }),
      update: (change) =>
        set((state) => (state.user === null ? state : { user: { ...state.user, ...change } })),
      clear: () => set({ user: null }),
    }),
    {
      name: storageKey,
      storage: createJSONStorage(browserStorage),
      partialize: (state) => ({ user: state.user }),
    },
  ),
)

// On the server there is no session to keep: it draws for visitors alone.
function browserStorage(): Storage {
  if (import.meta.env.SSR) throw new Error('the server keeps no session')
  return localStorage
}

/** Tabs share one session: a renewal or sign-out in one is read by this one at once. */
export function shareSession(): void {
  addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) void useSession.persist.rehydrate()
  })
}

/** The signed-in user, or null. For code outside components. */
export function currentUser(): StoredUserInfo | null {
  return useSession.getState().user
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
  useSession.getState().clear()
  keepTheme()
}
