import { createStore } from '@guangquan/ui'

interface SignInPrompt {
  sentence: string
  /** What the visitor tried: happens once they have signed in over the page. */
  act: (() => void) | undefined
}

/** The sign-in dialog open over the page, or null. The shell shows it. */
export const signInPrompt = createStore<SignInPrompt | null>(null)

/** Opens sign-in for a visitor who tried something for members: 登录后可以点赞, with 登录. */
export function promptSignIn(sentence: string, act?: () => void): void {
  signInPrompt.set({ sentence, act })
}

/** Whether sign-in is open over the page, which stays unchanged. */
export function isSignInPrompted(): boolean {
  return signInPrompt.get() !== null
}
