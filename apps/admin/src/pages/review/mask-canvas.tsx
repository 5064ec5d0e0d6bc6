import type { MaskRegion } from '@guangquan/contract'
import { maskLimits } from '@guangquan/contract/review/review.words'
import type { MaskablePicture } from './maskable-picture.ts'
import { type PointerEvent, useState } from 'react'

interface MaskCanvasProps {
  picture: MaskablePicture
  regions: readonly MaskRegion[]
  onAdd: (region: MaskRegion) => void
}

interface Point {
  x: number
  y: number
}

/** The photograph with its marked parts; dragging marks another one. */
export function MaskCanvas({ picture, regions, onAdd }: MaskCanvasProps) {
  const [drag, setDrag] = useState<{ from: Point; to: Point } | null>(null)
  const drawn = drag === null ? null : between(drag.from, drag.to)

  function begin(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = pointOf(event)
    setDrag({ from: point, to: point })
  }
  function end() {
    setDrag(null)
    const least = maskLimits.minShare
    if (drawn !== null && drawn.width >= least && drawn.height >= least) onAdd(drawn)
  }
  return (
    <div
      className="review-mask"
      style={{ aspectRatio: `${picture.width} / ${picture.height}`, backgroundColor: picture.color }}
      onPointerDown={begin}
      onPointerMove={(event) => {
        if (drag !== null) setDrag({ from: drag.from, to: pointOf(event) })
      }}
      onPointerUp={end}
      onPointerCancel={() => setDrag(null)}
    >
      <img src={picture.url2048 ?? picture.url1080} alt="要打码的照片" draggable={false} />
      {[...regions, ...(drawn === null ? [] : [drawn])].map((region, index) => (
        <span key={index} className="review-region" style={boxOf(region)} />
      ))}
    </div>
  )
}

function pointOf(event: PointerEvent<HTMLDivElement>): Point {
  const box = event.currentTarget.getBoundingClientRect()
  const share = (value: number, size: number) => Math.min(1, Math.max(0, value / size))
  return { x: share(event.clientX - box.left, box.width), y: share(event.clientY - box.top, box.height) }
}

function between(a: Point, b: Point): MaskRegion {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) }
}

function boxOf({ x, y, width, height }: MaskRegion) {
  const percent = (share: number) => `${share * 100}%`
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) }
}
