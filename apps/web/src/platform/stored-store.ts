import { createStore, type Store } from '@guangquan/ui'
import { readStored, writeStored } from './stored.ts'

export interface StoredStore<Value> extends Store<Value> {
  /** Takes over what another tab has kept. */
  reread: () => void
}

/**
 * A store whose value is also kept in local storage, under `name` below the product key.
 * @param keptOf the part that outlives the page; the rest stays in memory
 */
export function createStoredStore<Value extends object>(
  name: string,
  initial: Value,
  keptOf: (value: Value) => Partial<Value>,
): StoredStore<Value> {
  // Named `state` in an envelope: members are signed in by what earlier releases kept so.
  const read = (current: Value): Value => {
    const kept = readStored(name)
    if (typeof kept !== 'object' || kept === null || !('state' in kept)) return current
    const { state } = kept
    return typeof state === 'object' ? { ...current, ...state } : current
  }
  const store = createStore(import.meta.env.SSR ? initial : read(initial), { drawn: initial })
  return {
    ...store,
    set: (value) => {
      store.set(value)
      writeStored(name, { state: keptOf(value), version: 0 })
    },
    reread: () => store.set(read(store.get())),
  }
}
