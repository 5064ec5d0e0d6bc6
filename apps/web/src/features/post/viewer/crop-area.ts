import type { OriginalCrop } from '@guangquan/contract'
import { shownSides, type Frame, type View } from './zoom.ts'

/** A part of the original, in its pixels. */
export interface CropArea {
  left: number
  top: number
  width: number
  height: number
}

// The values of `originalCrop` of the contract, copied because importing it would include its validation library.
const step = 256
const maxSide = 4608

/** The part of the original that fills the stage, in steps; null below 100 %, where the copies have enough pixels. */
export function cropInView(frame: Frame, view: View): CropArea | null {
  if (view.scale < 0.999 || frame.stage.width === 0) return null
  const shown = shownSides(frame, view.scale)
  const x = rangeOf(frame.stage.width, shown.width, view.x)
  const y = rangeOf(frame.stage.height, shown.height, view.y)
  const perPixel = frame.density / view.scale
  const [left, width] = inSteps(x, perPixel)
  const [top, height] = inSteps(y, perPixel)
  return { left, top, width, height }
}

/** The address of a part. */
export function cropUrl({ url, query }: OriginalCrop, area: CropArea, gamut: '' | 'p3-'): string {
  const { left, top, width, height } = area
  return `${url ?? ''}/${gamut}${left}-${top}-${width}-${height}.webp${query}`
}

/** Position of the part on the photograph. At the edges it is smaller than its area. */
export function cropStyle(
  area: CropArea,
  { copy }: Frame,
): Record<'left' | 'top' | 'width' | 'height', string> {
  const share = (pixels: number, of: number) => `${(100 * pixels) / of}%`
  return {
    left: share(area.left, copy.width),
    top: share(area.top, copy.height),
    width: share(Math.min(area.width, copy.width - area.left), copy.width),
    height: share(Math.min(area.height, copy.height - area.top), copy.height),
  }
}

/** The visible range of one axis, in CSS pixels from the edge of the photograph. */
function rangeOf(stage: number, shown: number, offset: number): [from: number, to: number] {
  const start = (stage - shown) / 2 + offset
  return [Math.max(0, -start), Math.min(shown, stage - start)]
}

function inSteps([from, to]: [number, number], perPixel: number): [start: number, length: number] {
  const start = Math.floor((from * perPixel) / step) * step
  const end = Math.ceil((to * perPixel) / step) * step
  return [start, Math.min(maxSide, Math.max(step, end - start))]
}
