import type { App } from '../context.ts';
import { type CacheSettings } from './caches.ts';
/**
 * Caches the result of `load` by key on this node. An expired value is still returned while it is reloaded, so that
 * only the first caller waits. For figures that may be slightly stale, never for permissions.
 */
export declare function memoize<V extends {}>(settings: CacheSettings, load: (app: App, key: string) => Promise<V>): (app: App, key: string) => Promise<V>;
/**
 * Caches on this node what `make` makes of `from`, by key; concurrent callers share one result, and nothing expired is
 * returned. The caller has checked the permission.
 */
export declare function memoizeMade<V extends {}, From>(settings: CacheSettings, make: (app: App, from: From) => Promise<V>): (app: App, key: string, from: From) => Promise<V>;
