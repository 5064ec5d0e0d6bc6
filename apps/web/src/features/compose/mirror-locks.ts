const releases = new Map<string, () => void>()

const nameOf = (key: string) => `draft-mirror:${key}`

const untilReleased = (key: string) => new Promise<void>((release) => releases.set(key, release))

/** Takes the lock of a draft in the browser, so that no other page recovers it. @returns false if another page has it */
export function tryMirrorLock(key: string): Promise<boolean> {
  if (releases.has(key)) return Promise.resolve(true)
  return new Promise((resolve) => {
    void navigator.locks.request(nameOf(key), { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock === null ? undefined : untilReleased(key)
    })
  })
}

/** Keeps the lock while a composer is open: the one that recovering took, or its own. */
export function holdMirrorLock(key: string): void {
  if (releases.has(key)) return
  const waiting = new AbortController()
  releases.set(key, () => waiting.abort())
  const { signal } = waiting
  void navigator.locks.request(nameOf(key), { signal }, () => untilReleased(key)).catch(() => undefined)
}

export function releaseMirrorLock(key: string): void {
  releases.get(key)?.()
  releases.delete(key)
}
