import { useSyncExternalStore } from 'react'

/** One value outside React that components can watch. */
export interface Store<Value> {
  get: () => Value
  set: (value: Value) => void
  /** The value for rendering on the server; `get` may return more from the start. */
  getDrawn: () => Value
  subscribe: (listener: (value: Value, before: Value) => void) => () => void
}

/**
 * A store for global state: toasts, questions, the signed-in member.
 * @param options.drawn the value for rendering on the server, if the browser starts with another one
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

/**
 * The value of a store, subscribed to; or the result of `select`, which must be a primitive or an unchanged part of the
 * value.
 */
export function useStore<Value>(store: Store<Value>): Value
export function useStore<Value, Part>(store: Store<Value>, select: (value: Value) => Part): Part
export function useStore<Value>(store: Store<Value>, select: (value: Value) => unknown = (value) => value) {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.getDrawn()),
  )
}
