/** Width and height, in CSS pixels or pixels of a copy. */
export interface Sides {
  width: number
  height: number
}

/** Scale and position of a photograph on the stage. */
export interface View {
  /** Device pixels per pixel of the copy; 1 is 100 %. */
  scale: number
  /** CSS pixels from the centre of the stage to the centre of the photograph. */
  x: number
  y: number
}

/** Maximum scale. */
const maxScale = 4

/** Dimensions of the stage and the copy. */
export interface Frame {
  /** CSS pixels. */
  stage: Sides
  /** Pixels of the largest available copy. */
  copy: Sides
  /** Device pixels per CSS pixel. */
  density: number
}

/** The scale at which the whole photograph fits the stage; it is not enlarged beyond a pixel for a CSS pixel. */
export function fitScale({ stage, copy, density }: Frame): number {
  const scale = Math.min((stage.width * density) / copy.width, (stage.height * density) / copy.height)
  return Math.min(density, scale)
}

/** The whole photograph, centred. */
export function fitted(frame: Frame): View {
  return { scale: fitScale(frame), x: 0, y: 0 }
}

/** Dimensions in CSS pixels at a scale. */
export function shownSides({ copy, density }: Frame, scale: number): Sides {
  return { width: (copy.width * scale) / density, height: (copy.height * scale) / density }
}

/** Whether it is larger than fitted. */
export function isZoomed(frame: Frame, view: View): boolean {
  return view.scale > fitScale(frame) * 1.001
}

/** Clamps the scale, and the position so that no gap opens between the edges of photograph and stage. */
export function clamped(frame: Frame, view: View): View {
  const least = Math.min(1, fitScale(frame))
  const scale = Math.min(maxScale, Math.max(least, view.scale))
  const { width, height } = shownSides(frame, scale)
  const [maxX, maxY] = [
    Math.max(0, (width - frame.stage.width) / 2),
    Math.max(0, (height - frame.stage.height) / 2),
  ]
  return { scale, x: within(view.x, maxX), y: within(view.y, maxY) }
}

/** Zooms around a fixed point, given in CSS pixels from the centre of the stage. */
export function zoomedAt(frame: Frame, view: View, scale: number, point: { x: number; y: number }): View {
  const bounded = Math.min(maxScale, Math.max(Math.min(1, fitScale(frame)), scale))
  const by = bounded / view.scale
  return clamped(frame, {
    scale: bounded,
    x: point.x - (point.x - view.x) * by,
    y: point.y - (point.y - view.y) * by,
  })
}

// Adding zero turns -0 into 0, which would otherwise appear in the style.
function within(value: number, max: number): number {
  return Math.min(max, Math.max(-max, value)) + 0
}
