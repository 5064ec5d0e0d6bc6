import { createStore, type Store } from '@guangquan/ui'
import { readStoredState, writeStored } from './stored.ts'

export interface StoredStore<Value> extends Store<Value> {
  /** Reads the value that another tab has stored. */
  reread: () => void
}

/**
 * A store whose value is also in local storage, under `name` below the product key.
 * @param storedStateOf the persistent part; the rest stays in memory
 * @param life for an entry of `short-lived.ts`: how long it is stored after its last change
 */
export function createStoredStore<Value extends object>(
  name: string,
  initial: Value,
  storedStateOf: (value: Value) => Partial<Value>,
  life?: { ms: number; removeExpired: (now: number) => void },
): StoredStore<Value> {
  const readState = () => {
    life?.removeExpired(Date.now())
    return readStoredState(name)
  }
  const first = import.meta.env.SSR ? initial : { ...initial, ...readState() }
  const store = createStore<Value>(first, { drawn: initial })
  return {
    ...store,
    set: (value) => {
      store.set(value)
      const until = life === undefined ? {} : { until: Date.now() + life.ms }
      writeStored(name, { ...until, state: storedStateOf(value), version: 0 })
    },
    reread: () => {
      const state = readState()
      store.set({ ...store.get(), ...state })
    },
  }
}
