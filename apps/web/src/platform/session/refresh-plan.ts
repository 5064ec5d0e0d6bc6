import { refreshBeforeExpiryMs } from '@guangquan/contract/limits'

const dayMs = 24 * 60 * 60 * 1000
const retryAfterMs = 60_000

interface Moments {
  /** Server time, epoch milliseconds, like all moments here. */
  now: number
  /** End of the token. */
  expireAt: number
  /** Last renewal, or when this browser first saw the session. */
  renewedAt: number
}

/**
 * What to do about the token: renewed within 5 minutes of its end, and once a day while in use. The session's
 * last days cannot be prolonged, so that a renewal which changed nothing is not repeated at once.
 */
export function refreshPlan({ now, expireAt, renewedAt }: Moments): 'none' | 'renew' | 'expired' {
  if (now >= expireAt) return 'expired'
  const sinceRenewal = now - renewedAt
  if (sinceRenewal < retryAfterMs) return 'none'
  return expireAt - now <= refreshBeforeExpiryMs || sinceRenewal >= dayMs ? 'renew' : 'none'
}
