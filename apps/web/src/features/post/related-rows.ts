const max = 3

interface Tile {
  picture: { width: number; height: number }
}

/** A photograph with its displayed ratio, and its share of the row's width, also as CSS. */
export interface RowItem<T> {
  item: T
  ratio: number
  share: string
  /** Above 0, up to 1; without the gaps. */
  part: number
}

/** Lays out photographs in rows of up to three, as even as possible, with one height per row. */
export function layoutRows<T extends Tile>(items: readonly T[]): RowItem<T>[] {
  const perRow = Math.ceil(items.length / Math.ceil(items.length / max))
  return items.flatMap((_, first) => {
    if (first % perRow !== 0) return []
    const row = items.slice(first, first + perRow).map((item) => ({ item, ratio: ratioOf(item) }))
    const total = row.reduce((sum, { ratio }) => sum + ratio, 0)
    // One pixel less, which they grow to fill: rounding must not break the row.
    const photographs = `(100% - 1px - ${row.length - 1} * var(--gap-wall))`
    return row.map((one) => ({
      ...one,
      part: one.ratio / total,
      share: `${photographs} * ${(one.ratio / total).toFixed(4)}`,
    }))
  })
}

// Extremes would make a row too flat or too tall.
function ratioOf({ picture: { width, height } }: Tile): number {
  return Math.min(2, Math.max(0.6, width / height))
}
