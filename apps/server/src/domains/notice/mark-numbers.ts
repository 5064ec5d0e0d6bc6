import type { Mark } from '../target/index.ts'

/** The stored numbers of marks in `like_notice` and its actors. */
export const markNumbers = { like: 1, collect: 2 } as const satisfies Record<Mark, number>

/** The mark of a stored number. */
export function markOf(stored: number): Mark | undefined {
  if (stored === markNumbers.like) return 'like'
  return stored === markNumbers.collect ? 'collect' : undefined
}
