/** A pseudo-random generator with the same sequence for the same seed on every machine. */
export interface Random {
  /** In the range 0 ≤ x < 1. */
  next: () => number
  /** An integer from `min` to `max`, inclusive. */
  between: (min: number, max: number) => number
  pick: <T>(list: readonly T[]) => T
  /** Picks by weight; weights need not sum to 1. */
  pickWeighted: <T>(list: readonly T[], weight: (item: T) => number) => T
  shuffle: <T>(list: readonly T[]) => T[]
  chance: (probability: number) => boolean
  /** Normally distributed around 0 with deviation 1. */
  normal: () => number
}

/**
 * Seeded by text, so that each part of the data has its own sequence and a change in one does not affect the others.
 */
export function makeRandom(seed: string): Random {
  let state = fnv1a(seed)
  function next(): number {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  function pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(next() * list.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  function pickWeighted<T>(list: readonly T[], weight: (item: T) => number): T {
    const total = list.reduce((sum, item) => sum + weight(item), 0)
    let mark = next() * total
    for (const item of list) {
      mark -= weight(item)
      if (mark < 0) return item
    }
    return pick(list)
  }
  return {
    next,
    pick,
    pickWeighted,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    shuffle: (list) => {
      const shuffled = [...list]
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1))
        const [a, b] = [shuffled[i], shuffled[j]]
        if (a !== undefined && b !== undefined) [shuffled[i], shuffled[j]] = [b, a]
      }
      return shuffled
    },
  }
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return hash
}
