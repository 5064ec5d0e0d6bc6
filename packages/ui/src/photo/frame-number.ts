import { seedOf } from './edge-bars.ts'

const framesPerFilm = 36

/** Frame number of a photograph on a photo wall, `01` to `36`, from its id. */
export function wallFrame(id: string | number): string {
  return twoDigits((seedOf(id) % framesPerFilm) + 1)
}

/** Frame number of a photograph in its post: `01`, `02`. */
export function postFrame(position: number): string {
  return twoDigits(position)
}

/** Frame number on the film strip of a post, `index` from 0: 1, 1A, 2, 2A. */
export function stripFrame(index: number): string {
  return `${Math.floor(index / 2) + 1}${index % 2 === 1 ? 'A' : ''}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
