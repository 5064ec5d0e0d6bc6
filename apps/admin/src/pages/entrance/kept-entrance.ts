import type { EntranceList, StaffSelf } from '@guangquan/contract'

const prefix = 'console:entrance-list:'

/** An entrance as it was last read: who stands there, and who is expected. */
interface KeptEntrance {
  self: StaffSelf
  list: EntranceList
}

/** The entrance of an activity as it was last read; null where there is none, or the activity is over. */
export function readKeptEntrance(activityId: string, now: number): KeptEntrance | null {
  const kept = parse(localStorage.getItem(prefix + activityId))
  return kept !== null && kept.list.closesAt > now ? kept : null
}

/** Keeps an entrance, so that its page opens without network. */
export function keepEntrance(kept: KeptEntrance): void {
  try {
    localStorage.setItem(prefix + kept.list.id, JSON.stringify(kept))
  } catch {
    // Full or blocked: the page then works while it stays open.
  }
}

/** Nothing of an activity stays on the device when it is over, or for whom nobody is signed in. */
export function forgetEntrances(now: number | 'all'): void {
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
    const kept = parse(localStorage.getItem(key))
    if (now === 'all' || kept === null || kept.list.closesAt <= now) localStorage.removeItem(key)
  }
}

function parse(text: string | null): KeptEntrance | null {
  try {
    const kept: KeptEntrance | null = JSON.parse(text ?? 'null')
    return kept !== null && Array.isArray(kept.list.people) ? kept : null
  } catch {
    return null
  }
}
