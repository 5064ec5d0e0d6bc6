import type { EventEmitter } from 'node:events'

const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
/** npm, its shell and the set-up pass a Ctrl-C on, so it may arrive more than once. */
const oneKeyPressMs = 1000

export interface StopActions {
  /** Begins to finish running work. */
  begin: (signal: string) => void
  atOnce: () => void
  /** Milliseconds; default of this process. */
  clock?: () => number
}

/**
 * The first signal begins the stop. A second SIGTERM changes nothing: a supervisor signals every process of a node, and
 * the set-up passes its own on. Only a person who presses Ctrl-C again does not want to wait.
 */
export function onStopSignals(source: EventEmitter, actions: StopActions): void {
  const { begin, atOnce, clock = () => performance.now() } = actions
  let toldAt: number | null = null
  for (const signal of stopSignals) {
    source.on(signal, () => {
      if (toldAt === null) {
        toldAt = clock()
        begin(signal)
      } else if (signal === 'SIGINT' && clock() - toldAt > oneKeyPressMs) atOnce()
    })
  }
}
