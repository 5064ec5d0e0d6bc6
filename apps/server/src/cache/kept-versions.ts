import { Transaction } from 'kysely'
import type { App } from '../context.ts'
import type { Queryable } from '../db/client.ts'
import { openCache, type Cache, type CacheSettings } from './caches.ts'

/** Something to show, and the version of the rows behind it as they stand now. */
export interface Versioned {
  /** Key it is kept by: an id, with whatever else the value depends on. */
  key: string
  version: string
}

interface Kept<V> {
  version: string
  value: V
}

/**
 * Keeps values on this node by the version of their rows. A value is given again only while the database still says
 * the version it was made from, so a change shows at once on every node. The cache's time bounds what no version
 * tells of: names of a catalogue, signed addresses.
 * @param load finds what is missing, each with the version it was made from or an older one
 * @returns a function from what is wanted to values by key; what no longer exists is missing
 */
export function keepVersions<W extends Versioned, V, C extends { app: App; db: Queryable }>(
  settings: CacheSettings,
  load: (ctx: C, missing: readonly W[]) => Promise<(Versioned & { value: V })[]>,
): (ctx: C, wanted: readonly W[]) => Promise<Map<string, V>> {
  const byApp = new WeakMap<App, Cache<Kept<V>>>()
  return async (ctx, wanted) => {
    const kept = byApp.get(ctx.app) ?? openCache<Kept<V>>(ctx.app.caches, settings)
    byApp.set(ctx.app, kept)
    const found = new Map<string, V>()
    const missing = wanted.filter(({ key, version }) => {
      const known = kept.get(key, (one) => one.version === version)
      if (known === undefined) return true
      found.set(key, known.value)
      return false
    })
    if (missing.length === 0) return found
    // A transaction that is rolled back gives its versions up to the next one: what it shows is not kept.
    const isCommitted = !(ctx.db instanceof Transaction)
    for (const { key, version, value } of await load(ctx, missing)) {
      if (isCommitted) kept.set(key, { version, value })
      found.set(key, value)
    }
    return found
  }
}
