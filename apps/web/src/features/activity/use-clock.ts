import { useEffect, useState } from 'react'
import { serverNow } from '../../platform/boot.ts'

/** The server's time, read again after each interval while the page is seen. */
export function useClock(intervalMs: number): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const tick = () => {
      if (document.visibilityState === 'visible') setNow(serverNow())
    }
    const timer = setInterval(tick, intervalMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [intervalMs])
  return now
}
