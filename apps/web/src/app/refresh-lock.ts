/** A lock that the tabs of one browser share by a key of local storage. */
export interface TabLock {
  /** True when this tab now holds it. */
  acquire: () => Promise<boolean>
  /** Gives it back; does nothing when another tab holds it. */
  release: () => void
}

interface LockHost {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  key: string
  /** Different in each tab. */
  owner: string
  now: () => number
  /** Waits until other tabs that began at the same moment have written too. */
  settle: () => Promise<void>
}

/** Life of a lock whose tab was closed before it gave it back. */
export const lockLifeMs = 10_000

/**
 * Makes the lock. Local storage has no compare-and-set: each tab writes its name, waits, and holds the lock only
 * if its name is still there. Of tabs that write at once the last one wins.
 */
export function makeTabLock({ storage, key, owner, now, settle }: LockHost): TabLock {
  return {
    acquire: async () => {
      const held = readLock(storage.getItem(key))
      if (held !== undefined && held.until > now() && held.owner !== owner) return false
      storage.setItem(key, `${owner} ${now() + lockLifeMs}`)
      await settle()
      return readLock(storage.getItem(key))?.owner === owner
    },
    release: () => {
      if (readLock(storage.getItem(key))?.owner === owner) storage.removeItem(key)
    },
  }
}

function readLock(text: string | null): { owner: string; until: number } | undefined {
  const [owner, until] = text?.split(' ') ?? []
  if (owner === undefined || until === undefined || !Number.isFinite(Number(until))) return undefined
  return { owner, until: Number(until) }
}
