import { createStore } from '@guangquan/ui'

/** The sentence of the sign-in dialog that is open over the page, or null. The shell shows it. */
export const signInQuestion = createStore<string | null>(null)

/** A visitor tried what only members may: 登录后可以点赞, with 登录. */
export function askToSignIn(sentence: string): void {
  signInQuestion.set(sentence)
}

/** Is sign-in open over the page, which stays as it is meanwhile. */
export function isAskedToSignIn(): boolean {
  return signInQuestion.get() !== null
}
