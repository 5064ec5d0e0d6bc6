import type { App } from '../context.ts'
import type { Setting, SettingCtx } from './settings.ts'

/** How long a node may miss a change whose notification was lost. */
const recheckMs = 30_000

interface Cached<T> {
  known: { value: T; changes: number; readAt: number } | null
  /** How often the setting was announced as changed. */
  changes: number
}

/** A setting that every call needs: read once per change, which the database announces over the bus. */
export function cachedSetting<T>({ key, read }: Setting<T>): Setting<T>['read'] {
  const perApp = new WeakMap<App, Cached<T>>()

  function open(app: App): Cached<T> {
    const cached: Cached<T> = { known: null, changes: 0 }
    perApp.set(app, cached)
    app.bus.subscribe('config.changed', (changed) => {
      if (changed === key) cached.changes += 1
    })
    return cached
  }

  return async (ctx: SettingCtx) => {
    const { app } = ctx
    const cached = perApp.get(app) ?? open(app)
    const { known, changes } = cached
    const now = app.now().getTime()
    const age = known === null ? recheckMs : now - known.readAt
    if (known !== null && known.changes === changes && age >= 0 && age < recheckMs) return known.value
    const value = await read(ctx)
    // Announced while it was read: this value is used once, and the next call reads it again.
    cached.known = { value, changes, readAt: now }
    return value
  }
}
