import { Transaction } from 'kysely'
import type { App } from '../context.ts'
import type { Queryable } from '../db/client.ts'
import { openCache, type Cache, type CacheSettings } from './caches.ts'

/** A value to show, with the current version of the rows behind it. */
export interface Versioned {
  /** Cache key: an id, with whatever else the value depends on. */
  key: string
  version: string
}

interface CacheEntry<V> {
  version: string
  value: V
}

/**
 * Caches values on this node by the version of their rows. A cached value is used only while the database reports the
 * version it was made from, so a change is visible at once on every node. The TTL bounds what no version covers: names
 * of a catalogue, signed URLs.
 * @param load loads missing values, each with the version it was made from or an older one
 * @returns a function from the requested keys to values by key; what no longer exists is missing
 */
export function cacheByVersion<W extends Versioned, V, C extends { app: App; db: Queryable }>(
  settings: CacheSettings,
  load: (ctx: C, missing: readonly W[]) => Promise<(Versioned & { value: V })[]>,
): (ctx: C, requested: readonly W[]) => Promise<Map<string, V>> {
  const byApp = new WeakMap<App, Cache<CacheEntry<V>>>()
  return async (ctx, requested) => {
    const cached = byApp.get(ctx.app) ?? openCache<CacheEntry<V>>(ctx.app.caches, settings)
    byApp.set(ctx.app, cached)
    const found = new Map<string, V>()
    const missing = requested.filter(({ key, version }) => {
      const known = cached.get(key, (one) => one.version === version)
      if (known === undefined) return true
      found.set(key, known.value)
      return false
    })
    if (missing.length === 0) return found
    // A transaction that is rolled back gives its versions to the next one: what it shows is not cached.
    const isCommitted = !(ctx.db instanceof Transaction)
    for (const { key, version, value } of await load(ctx, missing)) {
      if (isCommitted) cached.set(key, { version, value })
      found.set(key, value)
    }
    return found
  }
}
