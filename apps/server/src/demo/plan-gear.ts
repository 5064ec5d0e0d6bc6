import type { SourcePhoto } from './catalogue.ts'
import type { NarrowWalls } from './narrow-walls.ts'
import type { Slot } from './slots.ts'

/** Minimum distance between two photographs of one motif on the wall of a tag or lens. */
export const apart = 12

const cameras = ['澄光 C1', '澄光 C1 Pro', '澄光 C5 II']

/** Focal lengths of each lens, and which focal lengths it can replace with nearly the same picture. */
const lenses = [
  { name: 'CL 24mm f/2.8', shortest: 24, longest: 24, from: 24, to: 35, open: 2.8 },
  { name: 'CL 24-70mm f/2.8', shortest: 24, longest: 70, from: 24, to: 95, open: 2.8 },
  { name: 'CL 50mm f/1.4', shortest: 50, longest: 50, from: 38, to: 62, open: 1.4 },
  { name: 'CL 70-200mm f/4', shortest: 70, longest: 200, from: 50, to: 200, open: 4 },
  { name: 'CL 90mm f/2.8 Macro', shortest: 90, longest: 90, from: 70, to: 135, open: 2.8 },
]

/**
 * A source with the gear of a post: its own camera unless the motif would be repeated too soon on that camera's wall,
 * and, of the lenses without such a repetition, the one with the fewest photographs.
 */
export function withGear(source: SourcePhoto, slot: Slot, walls: NarrowWalls): SourcePhoto {
  const { file } = source
  const far = (name: string) => Math.min(apart, walls.distance(name, slot, file))
  const [camera = source.camera] = [source.camera, ...cameras].toSorted((a, b) => far(b) - far(a))
  const [lens] = fitting(source).toSorted(
    (a, b) => far(b.name) - far(a.name) || walls.size(a.name) - walls.size(b.name),
  )
  if (lens === undefined) throw new Error(`no lens could have taken ${file}`)
  walls.place(camera, slot, file)
  walls.place(lens.name, slot, file)
  const focalLength = Math.min(lens.longest, Math.max(lens.shortest, source.focalLength))
  return { ...source, camera, lens: lens.name, focalLength }
}

const apertures = [1.4, 2, 2.8, 4, 5.6, 8, 11, 16, 22]
/** The aperture that every lens has. */
const commonAperture = 4

/**
 * A source exposed as its variant: each at another aperture, since the pages of gear show photographs by aperture. The
 * sensitivity compensates for the missing light.
 */
export function exposedAnew(source: SourcePhoto, variation: number): SourcePhoto {
  const { fNumber, iso } = source
  const stopsTo = (other: number) => Math.round(2 * Math.log2(other / fNumber))
  const others = apertures
    .filter((one) => one > fNumber || (one >= commonAperture && one < fNumber))
    .toSorted((a, b) => Math.abs(stopsTo(a)) - Math.abs(stopsTo(b)))
  const next = others[variation - 1] ?? fNumber
  return { ...source, fNumber: next, iso: Math.max(100, iso * 2 ** stopsTo(next)) }
}

function fitting({ topic, lens, focalLength, fNumber }: SourcePhoto) {
  return lenses.filter(({ name, from, to, open }) =>
    // No other lens focuses as close.
    topic === '微距' ? name === lens : focalLength >= from && focalLength <= to && fNumber >= open,
  )
}
