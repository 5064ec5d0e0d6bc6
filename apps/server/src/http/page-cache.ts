const maxEntries = 200

interface Entry<T> {
  value: Promise<T>
  /** On the clock of `performance.now()`. */
  expiresAt: number
}

/**
 * Keeps what was made under a key for some milliseconds; whoever asks while it is being made waits for the same one.
 * A failure is not kept.
 */
export function makePageCache<T>(keptMs: number): (key: string, make: () => Promise<T>) => Entry<T> {
  const entries = new Map<string, Entry<T>>()
  return (key, make) => {
    const now = performance.now()
    const known = entries.get(key)
    if (known !== undefined && now < known.expiresAt) return known
    const entry = { value: make(), expiresAt: now + keptMs }
    entries.delete(key)
    if (entries.size >= maxEntries) entries.delete(entries.keys().next().value ?? '')
    entries.set(key, entry)
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key)
    })
    return entry
  }
}
