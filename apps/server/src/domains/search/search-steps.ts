/**
 * Levels of blocks of posts, by their size as a power of two (see `search_blocks`), with the maximum number of blocks
 * per step.
 */
const blockLevels = [
  { name: '1', bits: 12, most: 2 },
  { name: '2', bits: 15, most: 9 },
  { name: '3', bits: 18, most: 5 },
] as const

/** Posts searched first: few, but enough to estimate how frequent a word is. */
export const firstSize = 4097
/** Safety factor: a word may be rarer among older posts than among the newest. */
const margin = 1.5
/** Maximum growth per step, so that a word of last spring does not cause a scan of everything at once. */
const longestLeap = 12

/** A part of the index, from the newest considered post backwards. */
export interface Step {
  /** Adjacent blocks; null for all posts. */
  blocks: string[] | null
  /** Number of posts in it. */
  size: number
}

/** An observation: this many matches among this many posts. */
export interface Sample {
  size: number
  found: number
}

/**
 * Reads larger and larger parts of the index until there are enough matches: the cost depends on the number of matches
 * found, not on the number of posts, whether a word is common or rare.
 * @param top ordinal of the newest post considered
 * @param size of the first step
 */
export async function readSteps<R>(
  top: number,
  enough: number,
  read: (step: Step) => Promise<R>,
  found: (result: R) => number,
  size: number = firstSize,
): Promise<{ result: R; step: Step }> {
  const step = stepOf(top, size)
  const result = await read(step)
  const seen = { size: step.size, found: found(result) }
  if (step.blocks === null || seen.found >= enough) return { result, step }
  return readSteps(top, enough, read, found, sizeFor(seen, enough))
}

/**
 * Number of posts expected to contain enough matches, extrapolated from a smaller number; at least twice as many. No
 * match counts as one.
 */
export function sizeFor({ size, found }: Sample, enough: number): number {
  const likely = (enough / Math.max(found, 1)) * size * margin
  return Math.ceil(Math.min(Math.max(likely, size * 2), size * longestLeap))
}

/** The fewest blocks that contain this many of the newest posts; everything if that is not much more. */
export function stepOf(top: number, size: number): Step {
  for (const { name, bits, most } of blockLevels) {
    const newest = Math.floor(top / 2 ** bits)
    const oldest = Math.floor((top - size + 1) / 2 ** bits)
    if (oldest < 1) break
    const count = newest - oldest + 1
    if (count > most) continue
    const blocks = Array.from({ length: count }, (_, back) => `${name}:${newest - back}`)
    return { blocks, size: top - oldest * 2 ** bits + 1 }
  }
  return { blocks: null, size: top }
}
