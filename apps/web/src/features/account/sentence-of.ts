import { ApiError } from '@guangquan/client'

/** The message to show for a failure; program errors get a generic one. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.message : '出了点问题，请重试'
}
