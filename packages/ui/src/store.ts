import { useSyncExternalStore } from 'react'

/** One value outside React that components can watch. */
export interface Store<Value> {
  get: () => Value
  set: (value: Value) => void
  /** What the server draws a page with; `get` may know more from the start. */
  getDrawn: () => Value
  subscribe: (listener: (value: Value, before: Value) => void) => () => void
}

/**
 * A store for what is asked for from anywhere: toasts, questions, who is signed in.
 * @param options.drawn what the server draws with, where the browser begins with something else
 */
export function createStore<Value>(initial: Value, options?: { drawn: Value }): Store<Value> {
  let value = initial
  const listeners = new Set<(value: Value, before: Value) => void>()
  const get = () => value
  return {
    get,
    set: (next) => {
      const before = value
      value = next
      for (const listener of listeners) listener(next, before)
    },
    getDrawn: options === undefined ? get : () => options.drawn,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The value of a store, watched; or what `select` takes of it, a primitive or a part of the value as it is. */
export function useStore<Value>(store: Store<Value>): Value
export function useStore<Value, Part>(store: Store<Value>, select: (value: Value) => Part): Part
export function useStore<Value>(store: Store<Value>, select: (value: Value) => unknown = (value) => value) {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.getDrawn()),
  )
}
