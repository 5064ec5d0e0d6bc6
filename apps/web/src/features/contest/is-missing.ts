import { ApiError } from '@guangquan/client'

/** Whether a read failed because what it asks for is not there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && ['ContentNotFound', 'BadInput'].includes(error.kind)
