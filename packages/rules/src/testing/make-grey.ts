/** Pseudo-random numbers from 0 to 1, the same for each seed. */
export function randomOf(seed: number): () => number {
  let state = (seed * 2654435761 + 1) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * A picture like a landscape: bright above and dark below a horizon, with shapes of all sizes, the larger the stronger.
 * @returns brightness of `side` × `side` points, row by row
 */
export function makeGrey(seed: number, side: number): Uint8Array {
  const random = randomOf(seed)
  const horizon = 0.3 + random() * 0.5
  const step = 30 + random() * 60
  const layers = [2, 4, 8, 16].map((cells) => ({
    cells,
    strength: 90 / Math.sqrt(cells),
    values: Array.from({ length: (cells + 1) ** 2 }, () => random() * 2 - 1),
  }))
  return Uint8Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [(at % side) / side, Math.floor(at / side) / side]
    const noise = layers.reduce((sum, layer) => sum + layer.strength * valueAt(layer, x, y), 0)
    return Math.max(0, Math.min(255, 128 + (y < horizon ? step : -step) + noise))
  })
}

function valueAt({ cells, values }: { cells: number; values: readonly number[] }, x: number, y: number) {
  const [column, row] = [Math.floor(x * cells), Math.floor(y * cells)]
  const [right, down] = [x * cells - column, y * cells - row]
  const value = (dx: number, dy: number) => values[(row + dy) * (cells + 1) + column + dx] ?? 0
  const above = value(0, 0) * (1 - right) + value(1, 0) * right
  const below = value(0, 1) * (1 - right) + value(1, 1) * right
  return above * (1 - down) + below * down
}
