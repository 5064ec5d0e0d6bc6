export type EdgeBar = {
  /** Units from the left. */
  x: number
  /** 1 to 3 units. */
  width: number
}

const steps = 22

/**
 * The bars at the edge of a film strip, derived from the id of a post, so that a post has the same bars everywhere. A
 * linear congruential generator gives each of 22 steps a width and a bit that says whether it is drawn; every fifth is
 * always drawn, so that no strip is empty.
 */
export function edgeBars(id: string | number): { bars: EdgeBar[]; width: number } {
  let state = seedOf(id)
  let x = 0
  const bars: EdgeBar[] = []
  for (let step = 0; step < steps; step++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    // The low bits of such a generator have a short period; the high ones do not.
    const width = 1 + ((state >>> 16) % 3)
    const drawn = state >>> 31 === 1 || step % 5 === 0
    if (drawn) bars.push({ x, width })
    x += width + 1
  }
  return { bars, width: x - 1 }
}

/** 32-bit seed of an id: a numeric id itself, otherwise FNV-1a of its text. */
export function seedOf(id: string | number): number {
  if (typeof id === 'number') return id >>> 0
  let hash = 0x811c9dc5
  for (const character of id) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return hash
}
