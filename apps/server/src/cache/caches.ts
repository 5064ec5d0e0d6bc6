import { LRUCache } from 'lru-cache'

export interface CacheSettings {
  /** As `/metrics` shows it; caches of one name are counted together. */
  name: string
  /** Most entries; the one unused for longest makes room. */
  max: number
  ttlMs: number
}

export interface CacheFigures {
  name: string
  hits: number
  /** Look-ups that found nothing current; of those that wait for one load, the first. */
  misses: number
  size: number
}

/** All caches of one node: opened here only, so that each is bounded and counted. */
export interface Caches {
  /** Milliseconds. Monotonic, so that a machine whose clock is set back keeps nothing for longer. */
  clock: () => number
  /** For so long a reading of the clock is used again: a page looks up many values, and reading costs more. */
  resolutionMs: number
  opened: (() => CacheFigures)[]
}

export interface Cache<V> {
  /** What is kept, unless it is past its time or `isCurrent` refuses it, which counts as a miss. */
  get: (key: string, isCurrent?: (value: V) => boolean) => V | undefined
  /** @param ttlMs in place of the cache's own; what has none left is not kept */
  set: (key: string, value: V, ttlMs?: number) => void
  deleteWhere: (isGone: (value: V) => boolean) => void
}

export interface LoadingCache<V, C> {
  /**
   * What is kept, else what `load` finds; all who ask for a key while it is loaded wait for the same load. A failure
   * is not kept.
   */
  fetch: (key: string, context: C, ttlMs?: number) => Promise<V>
  /** How long what is kept stays good; zero or less when it is not. */
  remainingMs: (key: string) => number
}

export interface LoadingSettings extends CacheSettings {
  /** Gives a value past its time while it is loaded anew, and keeps it when that fails. */
  allowStale?: boolean
}

/** @param clock in place of the machine's, for tests, which move it */
export function makeCaches(clock?: () => number): Caches {
  const timing =
    clock === undefined ? { clock: () => performance.now(), resolutionMs: 1 } : { clock, resolutionMs: 0 }
  return { ...timing, opened: [] }
}

/** A cache that its user fills. */
export function openCache<V extends {}>(caches: Caches, settings: CacheSettings): Cache<V> {
  const lru = new LRUCache<string, V>(optionsOf(caches, settings))
  const counts = count(caches, settings.name, lru)
  return {
    get: (key, isCurrent) => {
      counts.asked += 1
      const value = lru.get(key)
      if (value !== undefined && isCurrent?.(value) !== false) return value
      counts.missed += 1
      return undefined
    },
    set: (key, value, ttlMs = settings.ttlMs) => {
      // To the library, a time of 0 is without end.
      if (ttlMs > 0) lru.set(key, value, { ttl: ttlMs })
    },
    deleteWhere: (isGone) => {
      const gone: string[] = []
      for (const [key, value] of lru.entries()) if (isGone(value)) gone.push(key)
      for (const key of gone) lru.delete(key)
    },
  }
}

/** A cache that loads what it lacks. The age of a value counts from the begin of its load. */
export function openLoadingCache<V extends {}, C = void>(
  caches: Caches,
  settings: LoadingSettings,
  load: (key: string, context: C, stale: V | undefined) => Promise<V>,
): LoadingCache<V, C> {
  const { allowStale = false, ttlMs: usualMs } = settings
  const lru = new LRUCache<string, V, { given: C }>({
    ...optionsOf(caches, settings),
    allowStale,
    noDeleteOnFetchRejection: allowStale,
    // Whoever waits for a load gets it, also when so many others began that it is no longer kept.
    ignoreFetchAbort: true,
    fetchMethod: async (key, stale, { options, context }) => {
      counts.missed += 1
      const begun = caches.clock()
      const value = await load(key, context.given, stale)
      options.ttl = Math.max(1, (options.ttl ?? usualMs) - (caches.clock() - begun))
      return value
    },
  })
  const counts = count(caches, settings.name, lru)
  return {
    fetch: (key, context, ttlMs = usualMs) => {
      counts.asked += 1
      return lru.forceFetch(key, { ttl: ttlMs, context: { given: context } })
    },
    remainingMs: (key) => lru.getRemainingTTL(key),
  }
}

function optionsOf({ clock, resolutionMs }: Caches, { max, ttlMs }: CacheSettings) {
  return { max, ttl: ttlMs, ttlResolution: resolutionMs, perf: { now: clock } }
}

function count(caches: Caches, name: string, lru: { readonly size: number }) {
  const counts = { asked: 0, missed: 0 }
  caches.opened.push(() => ({
    name,
    hits: counts.asked - counts.missed,
    misses: counts.missed,
    size: lru.size,
  }))
  return counts
}
