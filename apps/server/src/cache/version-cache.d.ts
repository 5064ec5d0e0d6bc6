import type { App } from '../context.ts';
import type { Queryable } from '../db/client.ts';
import { type CacheSettings } from './caches.ts';
/** A value to show, with the current version of the rows behind it. */
export interface Versioned {
    /** Cache key: an id, with whatever else the value depends on. */
    key: string;
    version: string;
}
/**
 * Caches values on this node by the version of their rows. A cached value is used only while the database reports the
 * version it was made from, so a change is visible at once on every node. The TTL bounds what no version covers: names
 * of a catalogue, signed URLs.
 * @param load loads missing values, each with the version it was made from or an older one
 * @returns a function from the requested keys to values by key; what no longer exists is missing
 */
export declare function cacheByVersion<W extends Versioned, V, C extends {
    app: App;
    db: Queryable;
}>(settings: CacheSettings, load: (ctx: C, missing: readonly W[]) => Promise<(Versioned & {
    value: V;
})[]>): (ctx: C, requested: readonly W[]) => Promise<Map<string, V>>;
