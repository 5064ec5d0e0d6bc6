import type { EntranceList, StaffSelf } from '@guangquan/contract'

const prefix = 'console:entrance-list:'

/** The last loaded data of an entrance: the staff at it, and the expected people. */
interface StoredEntrance {
  self: StaffSelf
  list: EntranceList
}

/** The last loaded data of an activity's entrance; null if there is none, or the activity is over. */
export function readStoredEntrance(activityId: string, now: number): StoredEntrance | null {
  const stored = parse(localStorage.getItem(prefix + activityId))
  return stored !== null && stored.list.closesAt > now ? stored : null
}

/** Keeps an entrance, so that its page opens without network. */
export function keepEntrance(stored: StoredEntrance): void {
  try {
    localStorage.setItem(prefix + stored.list.id, JSON.stringify(stored))
  } catch {
    // Full or blocked: the page then works while it stays open.
  }
}

/** Removes the data of activities that are over, or all of it when nobody is signed in. */
export function forgetEntrances(now: number | 'all'): void {
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
    const stored = parse(localStorage.getItem(key))
    if (now === 'all' || stored === null || stored.list.closesAt <= now) localStorage.removeItem(key)
  }
}

function parse(text: string | null): StoredEntrance | null {
  try {
    const stored: StoredEntrance | null = JSON.parse(text ?? 'null')
    return stored !== null && Array.isArray(stored.list.people) ? stored : null
  } catch {
    return null
  }
}
