/** One row of a photo wall. Its height follows from the width of the wall. */
export interface WallRow<T> {
  items: T[]
  /** Sum of the aspect ratios, each between 0.5 and 3. */
  ratio: number
  /** In pixels; an unfilled row is narrower than the wall. */
  height: number
}

export interface JustifiedRows<T> {
  rows: WallRow<T>[]
  /** Photographs of an unfilled last row, held back until the next page. */
  pending: T[]
}

/** Rows of a wall whose photographs are fetched before the others. */
export const eagerRowsOnPhones = 3

/** Displayed width of a photograph in a row, as for `<img sizes>`. */
export function wallSizes(rowHeight: number, ratio: number): string {
  return `${Math.ceil(rowHeight * ratio)}px`
}

/** Target row height by window width, in pixels. */
export function rowHeight(windowWidth: number): number {
  if (windowWidth >= 1280) return 290
  if (windowWidth >= 1024) return 250
  if (windowWidth >= 768) return 220
  return 170
}

/**
 * Fills rows in order without cropping: a row ends before or after the photograph with which it falls below the target
 * height, whichever is nearer to it. An unfilled row is kept back until the next page, so that no row changes later. If
 * none follows (`isLast`), it is stretched to the full width where that makes it at most 1.25 × the target height, and
 * shown at the target height otherwise.
 */
export function justify<T>(options: {
  items: T[]
  ratioOf: (item: T) => number
  width: number
  gap: number
  targetHeight: number
  isLast: boolean
}): JustifiedRows<T> {
  const { width, gap, targetHeight } = options
  const rows: WallRow<T>[] = []
  let items: T[] = []
  let ratio = 0
  const heightOf = (count: number, sum: number) => (width - gap * (count - 1)) / sum
  const close = () => {
    rows.push({ items, ratio, height: heightOf(items.length, ratio) })
    items = []
    ratio = 0
  }
  for (const item of options.items) {
    const own = options.ratioOf(item)
    const after = heightOf(items.length + 1, ratio + own)
    const before = items.length === 0 ? Infinity : heightOf(items.length, ratio)
    if (after < targetHeight && before - targetHeight < targetHeight - after) close()
    items.push(item)
    ratio += own
    if (heightOf(items.length, ratio) <= targetHeight) close()
  }
  if (items.length === 0) return { rows, pending: [] }
  if (!options.isLast) return { rows, pending: items }
  const height = heightOf(items.length, ratio)
  rows.push({ items, ratio, height: height <= targetHeight * 1.25 ? height : targetHeight })
  return { rows, pending: [] }
}
