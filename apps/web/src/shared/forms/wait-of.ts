import { ApiError } from '@guangquan/client'

/** The unit of `details.n` in errors that say how long to wait. */
const units: Partial<Record<ApiError['kind'], number>> = {
  CaptchaTooSoon: 1000,
  TooFast: 1000,
  RegisterLimit: 1000,
  AccountLocked: 60_000,
}

/** How long a refusal says to wait, in milliseconds; undefined for one that does not expire. */
export function waitMsOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { n } = error.details
  const unit = units[error.kind]
  return typeof n === 'number' && unit !== undefined ? n * unit : undefined
}
