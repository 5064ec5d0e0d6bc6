/** What has been started and must be stopped in any case. */
export interface Cleanup {
  /** @returns removes it again, for what has ended by itself */
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
