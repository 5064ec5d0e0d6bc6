/** What has been started and must be stopped, whatever happens. */
export interface Stops {
  /** @returns takes it off the list again, for what has ended by itself */
  add: (stop: () => Promise<void>) => () => void
  /** Stops everything, the last started first. */
  all: () => Promise<void>
}

/** An empty list. */
export function makeStops(): Stops {
  const list = new Set<() => Promise<void>>()
  return {
    add: (stop) => {
      list.add(stop)
      return () => void list.delete(stop)
    },
    all: async () => {
      for (const stop of [...list].toReversed()) {
        list.delete(stop)
        await stop().catch((error: unknown) => console.error(error))
      }
    },
  }
}
