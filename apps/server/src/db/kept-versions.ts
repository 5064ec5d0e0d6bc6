import type { App } from '../context.ts'

/** Something to show, and the version of the rows behind it as they stand now. */
export interface Versioned {
  /** Key it is kept by: an id, with whatever else the value depends on. */
  key: string
  version: string
}

interface Kept<V> {
  version: string
  value: V
  until: number
}

/**
 * Keeps values on this node by the version of their rows. A value is given again only while the database still says
 * the version it was made from, so a change shows at once on every node. `keptMs` bounds what no version tells of:
 * names of a catalogue, signed addresses.
 * @param load finds what is missing, each with the version it was made from or an older one
 * @returns a function from what is wanted to values by key; what no longer exists is missing
 */
export function keepVersions<W extends Versioned, V, C extends { app: App; now: Date }>(
  { keptMs, most }: { keptMs: number; most: number },
  load: (ctx: C, missing: readonly W[]) => Promise<(Versioned & { value: V })[]>,
): (ctx: C, wanted: readonly W[]) => Promise<Map<string, V>> {
  const byApp = new WeakMap<App, Map<string, Kept<V>>>()
  return async (ctx, wanted) => {
    const kept = byApp.get(ctx.app) ?? new Map<string, Kept<V>>()
    byApp.set(ctx.app, kept)
    const now = ctx.now.getTime()
    const found = new Map<string, V>()
    const missing = wanted.filter(({ key, version }) => {
      const known = kept.get(key)
      if (known === undefined || known.version !== version || known.until <= now) return true
      found.set(key, known.value)
      return false
    })
    if (missing.length === 0) return found
    for (const { key, version, value } of await load(ctx, missing)) {
      kept.delete(key)
      if (kept.size >= most) kept.delete(kept.keys().next().value ?? '')
      kept.set(key, { version, value, until: now + keptMs })
      found.set(key, value)
    }
    return found
  }
}
