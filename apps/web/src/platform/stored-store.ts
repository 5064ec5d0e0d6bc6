import { createStore, type Store } from '@guangquan/ui'
import { removeExpired } from './short-lived.ts'
import { readStored, writeStored } from './stored.ts'

export interface StoredStore<Value> extends Store<Value> {
  /** Reads the value that another tab has stored. */
  reread: () => void
}

/**
 * A store whose value is also in local storage, under `name` below the product key.
 * @param storedStateOf the persistent part; the rest stays in memory
 * @param lifeMs how long it is stored after its last change, for entries that `short-lived.ts` removes
 */
export function createStoredStore<Value extends object>(
  name: string,
  initial: Value,
  storedStateOf: (value: Value) => Partial<Value>,
  lifeMs?: number,
): StoredStore<Value> {
  // The envelope with `state` is the format of earlier releases; without it their members would be signed out.
  const readState = (): object => {
    if (lifeMs !== undefined) removeExpired(Date.now())
    const stored = readStored(name)
    if (typeof stored !== 'object' || stored === null || !('state' in stored)) return {}
    return typeof stored.state === 'object' && stored.state !== null ? stored.state : {}
  }
  const first = import.meta.env.SSR ? initial : { ...initial, ...readState() }
  const store = createStore<Value>(first, { drawn: initial })
  return {
    ...store,
    set: (value) => {
      store.set(value)
      const until = lifeMs === undefined ? {} : { until: Date.now() + lifeMs }
      writeStored(name, { ...until, state: storedStateOf(value), version: 0 })
    },
    reread: () => {
      const state = readState()
      store.set({ ...store.get(), ...state })
    },
  }
}
