import type { App } from '../context.ts'
import { openLoadingCache, type CacheSettings, type LoadingCache } from './caches.ts'

/**
 * Keeps what `load` finds for a while on this node, by key. A value past its time is still given while it is loaded
 * anew, so that only the first caller ever waits. For figures that may be a little old, never for rights.
 */
export function remember<V extends {}>(
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
