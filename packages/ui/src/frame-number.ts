import { seedOf } from './edge-bars.ts'

const framesOfARoll = 36

/** Frame of a photograph on the wall, `01` to `36`, from its id. */
export function wallFrame(id: string | number): string {
  return twoDigits((seedOf(id) % framesOfARoll) + 1)
}

/** Frame of a photograph by its place in the post, counted from 1: `01`, `02`. */
export function postFrame(position: number): string {
  return twoDigits(position)
}

/** Frame on the strip of one roll, `index` from 0: 1, 1A, 2, 2A. */
export function rollFrame(index: number): string {
  return `${Math.floor(index / 2) + 1}${index % 2 === 1 ? 'A' : ''}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
