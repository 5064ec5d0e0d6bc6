import { ApiError } from '@guangquan/client'
import { showToast } from '@guangquan/ui'
import { sentenceOf } from '../posts/sentence-of.ts'

/**
 * The toast of a failed call, with the server's sentence. A lost session has none, since the site leads to sign-in. A
 * form that shows the sentence itself, and a check whose refusal is no error, do not call this.
 */
export function showError(error: unknown, otherwise = '没有成功，请重试'): void {
  if (!isSessionLost(error)) showToast(sentenceOf(error, otherwise), 'error')
}

function isSessionLost(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'TokenInvalid' || error.kind === 'SignedOutElsewhere' || error.status === 401
}
