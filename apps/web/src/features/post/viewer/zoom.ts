/** Sides in CSS pixels, or in pixels of a copy, as each place says. */
export interface Sides {
  width: number
  height: number
}

/** How a photograph lies on the stage. */
export interface View {
  /** Pixels of the screen for one pixel of the copy; 1 is 100 %. */
  scale: number
  /** CSS pixels from the middle of the stage to the middle of the photograph. */
  x: number
  y: number
}

/** Twice the size of its pixels at most. */
const mostScale = 4
/** A picture much smaller than the screen is not blown up beyond this when it is fitted. */
const mostFitScale = 2

/** What the stage and the copy are. */
export interface Frame {
  /** CSS pixels. */
  stage: Sides
  /** Pixels of the largest copy there is. */
  copy: Sides
  /** Pixels of the screen for one CSS pixel. */
  density: number
}

/** The scale at which the whole photograph just stands on the stage. */
export function fitScale({ stage, copy, density }: Frame): number {
  const scale = Math.min((stage.width * density) / copy.width, (stage.height * density) / copy.height)
  return Math.min(mostFitScale, scale)
}

/** The whole photograph in the middle. */
export function fitted(frame: Frame): View {
  return { scale: fitScale(frame), x: 0, y: 0 }
}

/** Sides in CSS pixels at a scale. */
export function shownSides({ copy, density }: Frame, scale: number): Sides {
  return { width: (copy.width * scale) / density, height: (copy.height * scale) / density }
}

/** Is it larger than fitted. */
export function isZoomed(frame: Frame, view: View): boolean {
  return view.scale > fitScale(frame) * 1.001
}

/** Keeps the scale within its bounds, and the photograph's edges from coming off those of the stage. */
export function held(frame: Frame, view: View): View {
  const least = Math.min(1, fitScale(frame))
  const scale = Math.min(mostScale, Math.max(least, view.scale))
  const { width, height } = shownSides(frame, scale)
  const [mostX, mostY] = [
    Math.max(0, (width - frame.stage.width) / 2),
    Math.max(0, (height - frame.stage.height) / 2),
  ]
  return { scale, x: within(view.x, mostX), y: within(view.y, mostY) }
}

/** Zooms so that what lies at a point stays there; the point is in CSS pixels from the middle of the stage. */
export function zoomedAt(frame: Frame, view: View, scale: number, point: { x: number; y: number }): View {
  const bounded = Math.min(mostScale, Math.max(Math.min(1, fitScale(frame)), scale))
  const by = bounded / view.scale
  return held(frame, {
    scale: bounded,
    x: point.x - (point.x - view.x) * by,
    y: point.y - (point.y - view.y) * by,
  })
}

// Adding zero keeps a negative one from the stylesheet.
function within(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value)) + 0
}
