import { levelOpening } from '@guangquan/ui'
import { useEffect, useState } from 'react'

const openingMs = 900

/** Animates an iris once from one level to another; skips to the end if reduced motion is preferred. */
export function useOpening({ from, to }: { from: number; to: number }): number {
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [share, setShare] = useState(isStill ? 1 : 0)
  useEffect(() => {
    if (isStill) return
    let frame = 0
    let begun: number | undefined
    const step = (now: number) => {
      begun ??= now
      const passed = Math.min(1, (now - begun) / openingMs)
      setShare(1 - (1 - passed) ** 3)
      if (passed < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [isStill, from, to])
  return levelOpening(from) + (levelOpening(to) - levelOpening(from)) * share
}
