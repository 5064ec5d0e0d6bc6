/** Blocks that posts stand in, by the power of two that is their size (see `search_blocks`), and how many a step may name. */
const blockLevels = [
  { name: '1', bits: 12, most: 2 },
  { name: '2', bits: 15, most: 9 },
  { name: '3', bits: 18, most: 5 },
] as const

/** Posts looked through first: few, and enough to tell how frequent a word is. */
const firstSize = 4097
/** A word may be rarer farther back than it is among the newest posts. */
const margin = 1.5
/** A word of last spring is not read back to the first day at once. */
const longestLeap = 12

/** A part of the index, from the newest post that counts back. */
export interface Step {
  /** Blocks side by side; null stands for all posts. */
  blocks: string[] | null
  /** Posts in it. */
  size: number
}

/** What was seen: so many matches among so many posts. */
export interface Sample {
  size: number
  found: number
}

/**
 * Reads more and more of the index until there are enough matches: the cost follows what is found, not what exists,
 * however common or rare a word is.
 * @param top ordinal of the newest post that counts
 * @param sample what is known of these matches already
 */
export async function readSteps<R>(
  top: number,
  enough: number,
  read: (step: Step) => Promise<R>,
  found: (result: R) => number,
  sample: Sample | null = null,
): Promise<{ result: R; step: Step }> {
  const step = stepOf(top, sample === null ? firstSize : sizeFor(sample, enough))
  const result = await read(step)
  const seen = { size: step.size, found: found(result) }
  if (step.blocks === null || seen.found >= enough) return { result, step }
  return readSteps(top, enough, read, found, seen)
}

/** So many posts should hold enough matches, going by a smaller number of them; twice as many at least. None found counts as one. */
export function sizeFor({ size, found }: Sample, enough: number): number {
  const likely = (enough / Math.max(found, 1)) * size * margin
  return Math.ceil(Math.min(Math.max(likely, size * 2), size * longestLeap))
}

/** The fewest blocks that hold so many of the newest posts; everything where that is hardly more. */
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
