import { ApiError } from '@guangquan/client'

/** Whether a lottery does not exist: withdrawn, never published, or an id of none. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'ContentNotFound' || error.kind === 'BadInput')
