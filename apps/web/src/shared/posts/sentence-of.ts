import { ApiError } from '@guangquan/client'

/** The sentence to show for a failure: the server's own, or that the network failed; `otherwise` for program errors. */
export function sentenceOf(error: unknown, otherwise = '出了点问题，请重试'): string {
  return error instanceof ApiError ? error.message : otherwise
}
