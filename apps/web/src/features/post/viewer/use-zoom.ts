import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { fitted, clamped, isZoomed, zoomedAt, type Frame, type Sides, type View } from './zoom.ts'

interface ZoomOptions {
  copy: Sides
  /** A horizontal swipe at the fitted size: 1 for the next photograph, -1 for the previous one. */
  onSwipe: (step: 1 | -1) => void
  /** A downward swipe at the fitted size. */
  onDismiss: () => void
}

/** Two taps this close in time and place are one double tap. */
const doubleTap = { ms: 320, px: 32 }
/** A pointer that moves less than this is a press, not a swipe. */
const swipePx = 56
const wheelSpeed = 0.0016

/** Zoom and position of the photograph on its stage: wheel, drag, pinch, double press. */
export function useZoom({ copy, onSwipe, onDismiss }: ZoomOptions) {
  const stage = useRef<HTMLDivElement>(null)
  const [sides, setSides] = useState<Sides>({ width: 0, height: 0 })
  // Null means fitted, also when the stage is resized.
  const [placed, setPlaced] = useState<View | null>(null)
  const [drag, setDrag] = useState(0)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const pressedBy = useRef('')
  const tapped = useRef({ at: -Infinity, x: 0, y: 0 })
  const began = useRef<{ x: number; y: number; view: View; pinch: number } | null>(null)

  const frame: Frame = { stage: sides, copy, density: window.devicePixelRatio }
  const view = placed === null ? fitted(frame) : clamped(frame, placed)
  const latest = useRef({ frame, view })
  useEffect(() => {
    latest.current = { frame, view }
  })

  useEffect(() => {
    const element = stage.current
    if (element === null) return
    const measure = () => setSides({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    // React adds passive wheel listeners, which cannot keep the page behind from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const now = latest.current
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
      const scale = now.view.scale * Math.exp(-event.deltaY * lines * wheelSpeed)
      setPlaced(zoomedAt(now.frame, now.view, scale, pointOn(element, event)))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      observer.disconnect()
      element.removeEventListener('wheel', onWheel)
    }
  }, [])

  const zoomed = isZoomed(frame, view)

  function begin() {
    const points = [...pointers.current.values()]
    const middle = middleOf(points)
    began.current = points.length === 0 ? null : { ...middle, view, pinch: spread(points) }
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return
    pressedBy.current = event.pointerType
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, pointOn(event.currentTarget, event))
    begin()
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const start = began.current
    if (start === null || !pointers.current.has(event.pointerId)) return
    pointers.current.set(event.pointerId, pointOn(event.currentTarget, event))
    const points = [...pointers.current.values()]
    const middle = middleOf(points)
    const [dx, dy] = [middle.x - start.x, middle.y - start.y]
    if (points.length > 1) {
      const scale = start.view.scale * (spread(points) / Math.max(1, start.pinch))
      const turned = zoomedAt(frame, start.view, scale, start)
      setPlaced(clamped(frame, { ...turned, x: turned.x + dx, y: turned.y + dy }))
    } else if (isZoomed(frame, start.view)) {
      setPlaced(clamped(frame, { ...start.view, x: start.view.x + dx, y: start.view.y + dy }))
    } else setDrag(dx)
  }

  function toggle(point: { x: number; y: number }) {
    setPlaced(zoomed ? null : zoomedAt(frame, view, 1, point))
  }

  // Not every browser sends a double click for two taps.
  function onTap(event: PointerEvent<HTMLDivElement>) {
    const point = pointOn(event.currentTarget, event)
    const { at, ...before } = tapped.current
    const isSecond =
      event.timeStamp - at < doubleTap.ms && Math.hypot(point.x - before.x, point.y - before.y) < doubleTap.px
    tapped.current = { at: isSecond ? -Infinity : event.timeStamp, ...point }
    if (isSecond) toggle(point)
  }

  function onPointerEnd(event: PointerEvent<HTMLDivElement>) {
    const start = began.current
    const last = pointers.current.get(event.pointerId)
    const moved =
      start === null || last === undefined ? Infinity : Math.hypot(last.x - start.x, last.y - start.y)
    if (
      event.type === 'pointerup' &&
      event.pointerType === 'touch' &&
      pointers.current.size === 1 &&
      moved < 10
    )
      onTap(event)
    pointers.current.delete(event.pointerId)
    setDrag(0)
    if (start !== null && last !== undefined && pointers.current.size === 0 && !isZoomed(frame, start.view)) {
      const [dx, dy] = [last.x - start.x, last.y - start.y]
      if (event.type === 'pointerup' && Math.abs(dx) > swipePx && Math.abs(dx) > Math.abs(dy))
        onSwipe(dx < 0 ? 1 : -1)
      else if (event.type === 'pointerup' && event.pointerType === 'touch' && dy > swipePx * 1.6) onDismiss()
    }
    begin()
  }

  return {
    stage,
    frame,
    view,
    zoomed,
    /** Horizontal offset of a swipe in progress, in CSS pixels. */
    drag,
    fit: () => setPlaced(null),
    zoomTo: (scale: number, point = { x: 0, y: 0 }) => setPlaced(zoomedAt(frame, view, scale, point)),
    pan: (dx: number, dy: number) => setPlaced(clamped(frame, { ...view, x: view.x + dx, y: view.y + dy })),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onDoubleClick: (event: MouseEvent<HTMLElement>) => {
        if (pressedBy.current !== 'touch') toggle(pointOn(event.currentTarget, event))
      },
    },
  }
}

export type Zoom = Omit<ReturnType<typeof useZoom>, 'stage'>

/** Relative to the centre of an element, in CSS pixels. */
function pointOn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }) {
  const box = element.getBoundingClientRect()
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
}

function middleOf(points: { x: number; y: number }[]): { x: number; y: number } {
  const count = Math.max(1, points.length)
  return {
    x: points.reduce((sum, point) => sum + point.x, 0) / count,
    y: points.reduce((sum, point) => sum + point.y, 0) / count,
  }
}

function spread([first, second]: { x: number; y: number }[]): number {
  return first === undefined || second === undefined ? 1 : Math.hypot(first.x - second.x, first.y - second.y)
}
