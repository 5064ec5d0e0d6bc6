import { ApiError } from '@guangquan/client'

/** What to show of a failure; a fault of our own program has no sentence of its own. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.message : '出了点问题，请重试'
}
