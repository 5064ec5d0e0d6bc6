import { ApiError } from '@guangquan/client'

/** Whether a lottery is not there: withdrawn, never published, or named by no id. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'ContentNotFound' || error.kind === 'BadInput')
