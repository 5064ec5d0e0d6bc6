import type { FigureName } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import type { FastifyInstance } from 'fastify'
import type { App } from '../context.ts'
import { addToValues } from './figures.store.ts'

const flushMs = 5000

interface Tally {
  counts: Map<string, { name: FigureName; day: string; value: number }>
  timer: NodeJS.Timeout | null
}

const tallies = new WeakMap<App, Tally>()

/** Counts on this node what leaves no row, and stores it every five seconds: many events cause one write. */
export function mountTally(server: FastifyInstance, app: App): void {
  tallies.set(app, { counts: new Map(), timer: null })
  server.addHook('onClose', () => flushTally(app))
}

/** Counts one event. */
export function tally(app: App, name: FigureName, now: Date): void {
  const own = tallies.get(app)
  if (own === undefined) return
  const day = dayOf(now)
  const key = `${name} ${day}`
  own.counts.set(key, { name, day, value: (own.counts.get(key)?.value ?? 0) + 1 })
  own.timer ??= setTimeout(() => void flushTally(app), flushMs).unref()
}

/** Stores what this node counted. On failure it is dropped: a figure is not worth a queue. */
export async function flushTally(app: App): Promise<void> {
  const own = tallies.get(app)
  if (own === undefined || own.counts.size === 0) return
  const counts = [...own.counts.values()]
  own.counts = new Map()
  if (own.timer !== null) clearTimeout(own.timer)
  own.timer = null
  try {
    await addToValues(app.db, counts, app.now())
  } catch (error) {
    app.log.warn({ err: error }, 'counted events were not stored')
  }
}
