import type { App } from '../context.ts'

interface Memory<T> {
  kept: Map<string, { value: T; until: number }>
  loading: Map<string, Promise<T>>
}

/**
 * Keeps what `load` found for a while on this node, by key. A value past its time is still given once more while it
 * is loaded anew, so that nobody waits but the first. For figures that may be a little old, never for rights.
 */
export function remember<T>(
  milliseconds: number,
  load: (app: App, key: string) => Promise<T>,
): (app: App, key: string) => Promise<T> {
  const byApp = new WeakMap<App, Memory<T>>()
  return async (app, key) => {
    const own: Memory<T> = byApp.get(app) ?? newMemory()
    byApp.set(app, own)
    const known = own.kept.get(key)
    if (known !== undefined && known.until > app.now().getTime()) return known.value
    const loading = own.loading.get(key) ?? start(app, key, own)
    if (known === undefined) return loading
    loading.catch((error: unknown) => app.log.warn({ err: error, key }, 'an older figure is shown'))
    return known.value
  }

  function newMemory(): Memory<T> {
    return { kept: new Map(), loading: new Map() }
  }

  function start(app: App, key: string, own: Memory<T>): Promise<T> {
    const loading = load(app, key)
      .then((value) => {
        // Keys come from requests: a crowd of odd ones must not fill the memory.
        if (own.kept.size >= 500) own.kept.clear()
        own.kept.set(key, { value, until: app.now().getTime() + milliseconds })
        return value
      })
      .finally(() => own.loading.delete(key))
    own.loading.set(key, loading)
    return loading
  }
}
