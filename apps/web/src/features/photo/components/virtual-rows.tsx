import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { WallRow } from '../../../shared/pictures/justify.ts'
import { visibleRange, rowOffsets } from '../visible-range.ts'

interface VirtualRowsProps<T> {
  rows: WallRow<T>[]
  /** Between rows, in pixels. */
  gap: number
  drawRow: (row: WallRow<T>, place: number) => ReactNode
}

// More than a screenful; the server renders the same range.
const atFirst = { from: 0, to: 12 }

/** The rows of a wall near the viewport, with spacers for the others. */
export function VirtualRows<T>({ rows, gap, drawRow }: VirtualRowsProps<T>) {
  const above = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState(atFirst)
  const tops = useMemo(() => rowOffsets(rows, gap), [rows, gap])
  const from = Math.min(range.from, rows.length)
  const to = Math.min(range.to, rows.length)
  const topOf = (place: number) => tops[place] ?? 0

  useLayoutEffect(() => {
    const look = () => {
      if (above.current === null) return
      const view = { top: -above.current.getBoundingClientRect().top, height: innerHeight }
      const next = visibleRange(tops, view)
      setRange((known) => (known.from === next.from && known.to === next.to ? known : next))
    }
    // Synchronously in the scroll event: a jump would otherwise show an empty wall for one frame.
    const lookAtOnce = () => flushSync(look)
    look()
    addEventListener('scroll', lookAtOnce, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', lookAtOnce)
      removeEventListener('resize', look)
    }
  }, [tops])

  // Compensates the gap that the wall adds after the first spacer and before the last.
  return (
    <>
      <div ref={above} style={{ height: topOf(from), marginBottom: -gap }} />
      {rows.slice(from, to).map((row, place) => drawRow(row, from + place))}
      <div style={{ height: topOf(rows.length) - topOf(to), marginTop: -gap }} />
    </>
  )
}
