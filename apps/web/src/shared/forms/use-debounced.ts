import { useEffect, useState } from 'react'

/** The latest value that did not change for `delayMs`. */
export function useDebounced<Value extends string>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
