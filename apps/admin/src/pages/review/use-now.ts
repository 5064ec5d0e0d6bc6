import { useEffect, useState } from 'react'

const everyMs = 30_000

/** The clock of what says how long ago something was. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(ticking)
  }, [])
  return now
}
