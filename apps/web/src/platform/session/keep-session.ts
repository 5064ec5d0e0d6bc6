import { api, client } from '../api.ts'
import { serverNow } from '../boot.ts'
import { refreshPlan } from './refresh-plan.ts'
import { currentUser, keepUser, session } from './session.ts'
import { sessionLost } from './session-lost.ts'
import { readStored, storedKey, writeStored } from '../stored.ts'

const checkEveryMs = 30_000
const settleMs = 500

let running = false

/** Keeps the session alive while the site is open, and ends it here when its time is over. */
export function keepSession(): void {
  const check = () => void checkSession()
  check()
  setInterval(check, checkEveryMs)
  // Timers sleep with the device; whoever comes back must not send a token that is over.
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

// Five tabs that wake up together: one asks, the others read its answer from local storage.
async function renewOnce(token: string): Promise<void> {
  await navigator.locks.request(storedKey('renewal'), { ifAvailable: true }, async (lock) => {
    if (lock === null) return
    session.reread()
    if (currentUser()?.userToken !== token) return
    try {
      const renewed = await client.call(api.UserInfo.RefreshToken, {})
      keepUser(renewed)
      noteRenewal(renewed.id)
    } catch {
      // A refusal already ended the session; a network that was away is asked again at the next check.
      return
    }
    // What one tab stores is in the others' hands a moment later: until then none of them begins.
    await new Promise((resolve) => setTimeout(resolve, settleMs))
  })
}

function renewedAt(userId: string): number {
  const stored = readStored('renewed')
  if (typeof stored === 'object' && stored !== null && 'at' in stored && 'userId' in stored) {
    if (stored.userId === userId && typeof stored.at === 'number') return stored.at
  }
  return noteRenewal(userId)
}

function noteRenewal(userId: string): number {
  const at = serverNow()
  writeStored('renewed', { userId, at })
  return at
}
