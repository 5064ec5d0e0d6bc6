import { createStore } from '@guangquan/ui'

/** The message of the sign-in dialog open over the page, or null. The shell shows it. */
export const signInPrompt = createStore<string | null>(null)

/** Opens sign-in for a visitor who tried something for members: 登录后可以点赞, with 登录. */
export function promptSignIn(sentence: string): void {
  signInPrompt.set(sentence)
}

/** Whether sign-in is open over the page, which stays unchanged. */
export function isSignInPrompted(): boolean {
  return signInPrompt.get() !== null
}
