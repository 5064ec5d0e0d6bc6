import { pressedKey } from '@guangquan/ui/pressed-key'
import type { Region } from '@guangquan/contract'
import { rubricNames } from '@guangquan/contract/reply/rubrics'
import { useRef, useState, type CSSProperties, type PointerEvent } from 'react'
import type { PinnedReply } from './critique-queries.ts'
import { placeText, regionBetween, regionByKey } from './region.ts'

interface RegionLayerProps {
  /** Critiques of this photograph with their numbers. */
  pins: { reply: PinnedReply; number: number }[]
  chosen: string | null
  onChoose: (id: string) => void
  /** The region being drawn; null while no critique is being written. */
  drawn: Region | null
  /** Undefined if nothing can be drawn. */
  onDraw?: ((region: Region) => void) | undefined
}

/** Critique regions over the photograph, and the one being drawn, by dragging or by keys on its frame. */
export function RegionLayer({ pins, chosen, onChoose, drawn, onDraw }: RegionLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  const [start, setStart] = useState<{ x: number; y: number } | null>(null)

  function pointOf(event: PointerEvent): { x: number; y: number } {
    const box = layer.current?.getBoundingClientRect()
    if (box === undefined) return { x: 0, y: 0 }
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
  }

  const drawing =
    onDraw === undefined
      ? {}
      : {
          onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
            if (event.button !== 0) return
            // The stage below would take it for a swipe.
            event.stopPropagation()
            event.currentTarget.setPointerCapture(event.pointerId)
            setStart(pointOf(event))
          },
          onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
            if (start !== null) onDraw(regionBetween(start, pointOf(event)))
          },
          onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
            if (start !== null) onDraw(regionBetween(start, pointOf(event)))
            setStart(null)
          },
          onPointerCancel: () => setStart(null),
          onDoubleClick: (event: { stopPropagation: () => void }) => event.stopPropagation(),
        }
  return (
    <div ref={layer} className="region-layer" data-drawing={onDraw !== undefined || undefined} {...drawing}>
      {pins.map(({ reply, number }) => (
        <button
          key={reply.id}
          type="button"
          className="region-pin"
          data-point={isPoint(reply.critique.region) || undefined}
          aria-pressed={chosen === reply.id}
          aria-label={`点评 ${number}，${rubricNames[reply.critique.rubric]}，${placeText(reply.critique.region)}，${reply.nickName}`}
          style={placeOf(reply.critique.region)}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => onChoose(reply.id)}
        >
          <span className="region-number">{number}</span>
        </button>
      ))}
      {drawn === null || onDraw === undefined ? null : (
        <div
          className="region-drawn"
          data-point={isPoint(drawn) || undefined}
          role="application"
          tabIndex={0}
          aria-label={`圈出的地方，${placeText(drawn)}。方向键移动，Shift 加方向键改变大小`}
          style={placeOf(drawn)}
          onKeyDown={(event) => {
            const next = regionByKey(drawn, pressedKey(event), event.shiftKey)
            if (next === null) return
            event.preventDefault()
            event.stopPropagation()
            onDraw(next)
          }}
        />
      )}
    </div>
  )
}

function isPoint({ width, height }: Region): boolean {
  return width === 0 && height === 0
}

// In shares of the photograph, so that a region is the same for every copy and zoom.
function placeOf({ x, y, width, height }: Region): CSSProperties {
  const percent = (share: number) => `${share * 100}%`
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) }
}
