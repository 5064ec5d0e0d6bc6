import { api, client } from '../api.ts'
import { serverNow } from '../boot.ts'
import { refreshPlan } from './refresh-plan.ts'
import { currentUser, storeUser, session } from './session.ts'
import { sessionLost } from './session-lost.ts'
import { readStored, storedKey, writeStored } from '../stored.ts'

const checkEveryMs = 30_000
const settleMs = 500

let running = false

/** Renews the session while the site is open, and ends it in this browser when it expires. */
export function maintainSession(): void {
  const check = () => void checkSession()
  check()
  setInterval(check, checkEveryMs)
  // Timers stop while the device sleeps; an expired token must not be sent on waking.
  document.addEventListener('visibilitychange', check)
  addEventListener('online', check)
}

async function checkSession(): Promise<void> {
  const user = currentUser()
  if (user === null || running) return
  const plan = refreshPlan({
    now: serverNow(),
    expireAt: user.userTokenExpireAt,
    renewedAt: renewedAt(user.id),
  })
  if (plan === 'expired') sessionLost('expired')
  if (plan !== 'renew' || document.visibilityState === 'hidden') return
  running = true
  try {
    await renewOnce(user.userToken)
  } finally {
    running = false
  }
}

// When several tabs wake up together, one renews and the others read the result from local storage.
async function renewOnce(token: string): Promise<void> {
  await navigator.locks.request(storedKey('renewal'), { ifAvailable: true }, async (lock) => {
    if (lock === null) return
    session.reread()
    if (currentUser()?.userToken !== token) return
    try {
      const renewed = await client.call(api.UserInfo.RefreshToken, {})
      storeUser(renewed)
      recordRenewal(renewed.id)
    } catch {
      // A refusal has already ended the session; after a network failure the next check tries again.
      return
    }
    // The stored token reaches the other tabs with a delay: the lock is held until then.
    await new Promise((resolve) => setTimeout(resolve, settleMs))
  })
}

function renewedAt(userId: string): number {
  const stored = readStored('renewed')
  if (typeof stored === 'object' && stored !== null && 'at' in stored && 'userId' in stored) {
    if (stored.userId === userId && typeof stored.at === 'number') return stored.at
  }
  return recordRenewal(userId)
}

function recordRenewal(userId: string): number {
  const at = serverNow()
  writeStored('renewed', { userId, at })
  return at
}
