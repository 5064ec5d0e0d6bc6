export interface CacheSettings {
    /** Name in `/metrics`; caches with the same name are counted together. */
    name: string;
    /** Maximum number of entries; the least recently used one is evicted. */
    max: number;
    ttlMs: number;
}
/** Settings of a cache of large values, bounded by their bytes as well. */
export interface SizedSettings<V> extends CacheSettings {
    /** Maximum of the bytes of all values; a larger one is not stored. */
    maxBytes?: number;
    bytesOf?: (value: V) => number;
}
export interface CacheFigures {
    name: string;
    hits: number;
    /** Look-ups without a current entry; of several that wait for one load, only the first counts. */
    misses: number;
    size: number;
    /** Of a cache bounded by bytes; else 0. */
    bytes: number;
}
/** All caches of one node. They are opened only here, so that each is bounded and counted. */
export interface Caches {
    /** Milliseconds. Monotonic, so that setting the machine's clock back prolongs nothing. */
    clock: () => number;
    /**
     * How long a reading of the clock is reused: a page looks up many values, and reading the clock costs more than a
     * look-up.
     */
    resolutionMs: number;
    opened: (() => CacheFigures)[];
}
export interface Cache<V> {
    /** The cached value, unless it has expired or `isCurrent` rejects it, which counts as a miss. */
    get: (key: string, isCurrent?: (value: V) => boolean) => V | undefined;
    /** @param ttlMs overrides the cache's own; a value with none left is not stored */
    set: (key: string, value: V, ttlMs?: number) => void;
    deleteWhere: (matches: (value: V) => boolean) => void;
}
export interface LoadingCache<V, C> {
    /** The cached value, else the result of `load`; concurrent callers share one load. Failures are not cached. */
    fetch: (key: string, context: C, ttlMs?: number) => Promise<V>;
    /** The cached value, without loading. */
    cached: (key: string) => V | undefined;
}
export interface LoadingSettings<V> extends SizedSettings<V> {
    /** Returns an expired value while it is reloaded, and keeps it when reloading fails. */
    allowStale?: boolean;
}
/** @param clock replaces the machine's clock in tests */
export declare function makeCaches(clock?: () => number): Caches;
/** A cache filled by its user. */
export declare function openCache<V extends {}>(caches: Caches, settings: CacheSettings): Cache<V>;
/** A cache that loads missing values. The age of a value counts from the start of its load. */
export declare function openLoadingCache<V extends {}, C = void>(caches: Caches, settings: LoadingSettings<V>, load: (key: string, context: C, stale: V | undefined) => Promise<V>): LoadingCache<V, C>;
