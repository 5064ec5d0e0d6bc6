/** Processes and files that must be stopped or removed in any case. */
export interface Cleanup {
  /** @returns a function to remove it again, for a process that has ended */
  add: (stop: () => Promise<void>) => () => void
  /** Stops everything, last started first. */
  all: () => Promise<void>
}

export function makeCleanup(): Cleanup {
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
