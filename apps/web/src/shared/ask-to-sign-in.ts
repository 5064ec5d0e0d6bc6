import { createStore } from '@guangquan/ui'

/** The message of the sign-in dialog open over the page, or null. The shell shows it. */
export const signInQuestion = createStore<string | null>(null)

/** Opens sign-in for a visitor who tried something for members: 登录后可以点赞, with 登录. */
export function askToSignIn(sentence: string): void {
  signInQuestion.set(sentence)
}

/** Whether sign-in is open over the page, which stays unchanged. */
export function isAskedToSignIn(): boolean {
  return signInQuestion.get() !== null
}
