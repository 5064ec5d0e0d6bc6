import type { SourcePhoto } from './catalogue.ts'
import type { NarrowWalls } from './narrow-walls.ts'
import type { Slot } from './wall-plan.ts'

/** Photographs between two of one motif on a wall of one tag or one lens. */
export const apart = 12

const cameras = ['澄光 C1', '澄光 C1 Pro', '澄光 C5 II']

/** Focal lengths of each lens, and `from` which `to` which it would have been taken for nearly the same picture. */
const lenses = [
  { name: 'CL 24mm f/2.8', shortest: 24, longest: 24, from: 24, to: 35, open: 2.8 },
  { name: 'CL 24-70mm f/2.8', shortest: 24, longest: 70, from: 24, to: 95, open: 2.8 },
  { name: 'CL 50mm f/1.4', shortest: 50, longest: 50, from: 38, to: 62, open: 1.4 },
  { name: 'CL 70-200mm f/4', shortest: 70, longest: 200, from: 50, to: 200, open: 4 },
  { name: 'CL 90mm f/2.8 Macro', shortest: 90, longest: 90, from: 70, to: 135, open: 2.8 },
]

/**
 * The source as taken for a post: by its own camera unless a wall of that would show the motif too soon again, and
 * with the lens that has the fewest photographs of those that would not.
 */
export function withGear(source: SourcePhoto, slot: Slot, walls: NarrowWalls): SourcePhoto {
  const { file } = source
  const far = (name: string) => Math.min(apart, walls.distance(name, slot, file))
  const [camera = source.camera] = [source.camera, ...cameras].toSorted((a, b) => far(b) - far(a))
  const [lens] = fitting(source).toSorted(
    (a, b) => far(b.name) - far(a.name) || walls.size(a.name) - walls.size(b.name),
  )
  if (lens === undefined) throw new Error(`no lens could have taken ${file}`)
  walls.hang(camera, slot, file)
  walls.hang(lens.name, slot, file)
  const focalLength = Math.min(lens.longest, Math.max(lens.shortest, source.focalLength))
  return { ...source, camera, lens: lens.name, focalLength }
}

function fitting({ topic, lens, focalLength, fNumber }: SourcePhoto) {
  return lenses.filter(({ name, from, to, open }) =>
    // Nothing else comes as near.
    topic === '微距' ? name === lens : focalLength >= from && focalLength <= to && fNumber >= open,
  )
}
