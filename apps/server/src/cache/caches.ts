import { LRUCache } from 'lru-cache'

export interface CacheSettings {
  /** Name in `/metrics`; caches with the same name are counted together. */
  name: string
  /** Maximum number of entries; the least recently used one is evicted. */
  max: number
  ttlMs: number
}

/** Settings of a cache of large values, bounded by their bytes as well. */
export interface SizedSettings<V> extends CacheSettings {
  /** Maximum of the bytes of all values; a larger one is not stored. */
  maxBytes?: number
  bytesOf?: (value: V) => number
}

export interface CacheFigures {
  name: string
  hits: number
  /** Look-ups without a current entry; of several that wait for one load, only the first counts. */
  misses: number
  size: number
  /** For a cache bounded by bytes; otherwise 0. */
  bytes: number
}

/** All caches of one node. They are opened only here, so that each is bounded and counted. */
export interface Caches {
  /** Milliseconds. Monotonic, so that setting the machine's clock back prolongs nothing. */
  clock: () => number
  /**
   * How long a reading of the clock is reused: a page looks up many values, and reading the clock costs more than a
   * look-up.
   */
  resolutionMs: number
  opened: (() => CacheFigures)[]
}

export interface Cache<V> {
  /** The cached value, unless it has expired or `isCurrent` rejects it, which counts as a miss. */
  get: (key: string, isCurrent?: (value: V) => boolean) => V | undefined
  /** @param ttlMs overrides the cache's own; a value without time left is not stored */
  set: (key: string, value: V, ttlMs?: number) => void
  deleteWhere: (matches: (value: V) => boolean) => void
}

export interface LoadingCache<V, C> {
  /** The cached value, else the result of `load`; concurrent callers share one load. Failures are not cached. */
  fetch: (key: string, context: C, ttlMs?: number) => Promise<V>
  /** The cached value, without loading. */
  cached: (key: string) => V | undefined
}

export interface LoadingSettings<V> extends SizedSettings<V> {
  /** Returns an expired value while it is reloaded, and keeps it when reloading fails. */
  allowStale?: boolean
  /** Max time for which this value is cached; undefined: as long as its caller said. */
  ttlOf?: (value: V) => number | undefined
}

/** @param clock replaces the machine's clock in tests */
export function makeCaches(clock?: () => number): Caches {
  const timing =
    clock === undefined ? { clock: () => performance.now(), resolutionMs: 1 } : { clock, resolutionMs: 0 }
  return { ...timing, opened: [] }
}

/** A cache filled by its user. */
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
      // The library takes a TTL of 0 as infinite.
      if (ttlMs > 0) lru.set(key, value, { ttl: ttlMs })
    },
    deleteWhere: (matches) => {
      const gone: string[] = []
      for (const [key, value] of lru.entries()) if (matches(value)) gone.push(key)
      for (const key of gone) lru.delete(key)
    },
  }
}

/** A cache that loads missing values. The age of a value counts from the start of its load. */
export function openLoadingCache<V extends {}, C = void>(
  caches: Caches,
  settings: LoadingSettings<V>,
  load: (key: string, context: C, stale: V | undefined) => Promise<V>,
): LoadingCache<V, C> {
  const { allowStale = false, ttlMs: usualMs } = settings
  const lru = new LRUCache<string, V, { given: C }>({
    ...optionsOf(caches, settings),
    allowStale,
    noDeleteOnFetchRejection: allowStale,
    // Waiting callers get the value even when it was evicted meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (key, stale, { options, context }) => {
      counts.missed += 1
      const begun = caches.clock()
      const value = await load(key, context.given, stale)
      const ttlMs = settings.ttlOf?.(value) ?? options.ttl ?? usualMs
      options.ttl = Math.max(1, ttlMs - (caches.clock() - begun))
      return value
    },
  })
  const counts = count(caches, settings.name, lru)
  return {
    fetch: (key, context, ttlMs = usualMs) => {
      counts.asked += 1
      return lru.forceFetch(key, { ttl: ttlMs, context: { given: context } })
    },
    cached: (key) => {
      const value = lru.get(key)
      if (value !== undefined) counts.asked += 1
      return value
    },
  }
}

function optionsOf<V>({ clock, resolutionMs }: Caches, { max, ttlMs, maxBytes, bytesOf }: SizedSettings<V>) {
  const timed = { max, ttl: ttlMs, ttlResolution: resolutionMs, perf: { now: clock } }
  if (maxBytes === undefined || bytesOf === undefined) return timed
  // The library refuses a size of 0.
  return { ...timed, maxSize: maxBytes, sizeCalculation: (value: V) => Math.max(1, bytesOf(value)) }
}

function count(
  caches: Caches,
  name: string,
  lru: { readonly size: number; readonly calculatedSize: number },
) {
  const counts = { asked: 0, missed: 0 }
  caches.opened.push(() => ({
    name,
    hits: counts.asked - counts.missed,
    misses: counts.missed,
    size: lru.size,
    bytes: lru.calculatedSize,
  }))
  return counts
}
