import { refreshBeforeExpiryMs } from '@guangquan/contract/wire/request-limits'

const dayMs = 24 * 60 * 60 * 1000
const retryAfterMs = 60_000

interface Moments {
  /** Server time, epoch milliseconds, like all instants here. */
  now: number
  /** Expiry of the token. */
  expireAt: number
  /** Last renewal, or when this browser first saw the session. */
  renewedAt: number
}

/**
 * What to do about the token: it is renewed within 5 minutes of its expiry, and once a day while in use. At the end of
 * a session's maximum life a renewal does not extend it, so renewals are at least a minute apart.
 */
export function refreshPlan({ now, expireAt, renewedAt }: Moments): 'none' | 'renew' | 'expired' {
  if (now >= expireAt) return 'expired'
  const sinceRenewal = now - renewedAt
  if (sinceRenewal < retryAfterMs) return 'none'
  return expireAt - now <= refreshBeforeExpiryMs || sinceRenewal >= dayMs ? 'renew' : 'none'
}
