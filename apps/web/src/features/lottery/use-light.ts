import { useEffect, useRef, useState } from 'react'
import { pathTo, stepMs } from './grid-cells.ts'

/** The light of the nine-field grid. With reduced motion it jumps to its target. */
export function useLight() {
  const [lit, setLit] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const last = timer
    return () => clearTimeout(last.current)
  }, [])

  /** Runs to a field; resolves on arrival. */
  function runTo(target: number): Promise<void> {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setLit(target)
      return Promise.resolve()
    }
    const path = pathTo(target)
    return new Promise((resolve) => {
      const step = (index: number) => {
        setLit(path[index] ?? target)
        if (index === path.length - 1) resolve()
        else timer.current = setTimeout(() => step(index + 1), stepMs(index, path.length))
      }
      step(0)
    })
  }

  return { lit, runTo }
}
