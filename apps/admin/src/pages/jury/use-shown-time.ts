import { useEffect, useRef, useState } from 'react'

const tickMs = 1000

/** The time for which something was shown, without pauses and hidden tabs. Restarts with another `key`. */
export function useShownTime(key: string, isPaused: boolean): { shownMs: number; read: () => number } {
  const spent = useRef(0)
  const [shown, setShown] = useState({ key, ms: 0 })
  useEffect(() => {
    spent.current = 0
  }, [key])
  useEffect(() => {
    if (isPaused) return
    let last = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      if (document.visibilityState === 'visible') spent.current += now - last
      last = now
      setShown({ key, ms: spent.current })
    }, tickMs)
    return () => clearInterval(timer)
  }, [key, isPaused])
  return { shownMs: shown.key === key ? shown.ms : 0, read: () => Math.round(spent.current) }
}
