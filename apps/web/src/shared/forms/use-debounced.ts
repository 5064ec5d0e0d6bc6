import { useEffect, useState } from 'react'

/** The value as it was when it last stayed the same for `delayMs`. */
export function useDebounced<Value extends string>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
