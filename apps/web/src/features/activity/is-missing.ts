import { ApiError } from '@guangquan/client'

/** Whether a read failed because its subject does not exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && ['ContentNotFound', 'BadInput'].includes(error.kind)
