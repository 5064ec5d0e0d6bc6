import type { App } from '../context.ts'
import { openLoadingCache, type CacheSettings, type LoadingCache } from './caches.ts'

/**
 * Caches the result of `load` by key on this node. An expired value is still returned while it is reloaded, so that
 * only the first caller waits. For figures that may be slightly stale, never for permissions.
 */
export function memoize<V extends {}>(
  settings: CacheSettings,
  load: (app: App, key: string) => Promise<V>,
): (app: App, key: string) => Promise<V> {
  const byApp = new WeakMap<App, LoadingCache<V, void>>()
  return (app, key) => {
    const known = byApp.get(app)
    if (known !== undefined) return known.fetch(key)
    const opened = openLoadingCache<V>(app.caches, { ...settings, allowStale: true }, (missing, _, stale) =>
      loadOrWarn(app, missing, stale),
    )
    byApp.set(app, opened)
    return opened.fetch(key)
  }

  async function loadOrWarn(app: App, key: string, stale: V | undefined): Promise<V> {
    try {
      return await load(app, key)
    } catch (error) {
      if (stale !== undefined)
        app.log.warn({ err: error, cache: settings.name, key }, 'an older value is shown')
      throw error
    }
  }
}

/**
 * Caches on this node the result of `make` for a `from`, by key; concurrent callers share one result, and an expired
 * one is not returned. The caller has checked the permission.
 */
export function memoizeMade<V extends {}, From>(
  settings: CacheSettings,
  make: (app: App, from: From) => Promise<V>,
): (app: App, key: string, from: From) => Promise<V> {
  const byApp = new WeakMap<App, LoadingCache<V, From>>()
  return (app, key, from) => {
    const cache =
      byApp.get(app) ?? openLoadingCache<V, From>(app.caches, settings, (_key, asked) => make(app, asked))
    byApp.set(app, cache)
    return cache.fetch(key, from)
  }
}
