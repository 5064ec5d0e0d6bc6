/** The keys under which something is counted before and after a change. */
export interface Change {
  before: readonly string[]
  after: readonly string[]
}

/**
 * The delta of each counter, sorted by key: transactions that lock rows in this order do not deadlock, whichever of
 * them adds what the other removes.
 */
export function countMoves({ before, after }: Change): { key: string; delta: 1 | -1 }[] {
  const moves = new Map<string, 1 | -1>()
  for (const key of before) if (!after.includes(key)) moves.set(key, -1)
  for (const key of after) if (!before.includes(key)) moves.set(key, 1)
  return [...moves].map(([key, delta]) => ({ key, delta })).toSorted((a, b) => (a.key < b.key ? -1 : 1))
}
