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
  /** Photographs of an unfilled last row, kept back until the next page. */
  pending: T[]
}

/** Aspect ratio of a tile, clamped so that extreme pictures do not fill a row. */
export function wallRatio(width: number, height: number): number {
  if (width <= 0 || height <= 0) return 1
  return Math.min(3, Math.max(0.5, width / height))
}

/** Target row height by window width, in pixels. */
export function rowHeight(windowWidth: number): number {
  if (windowWidth >= 1280) return 290
  if (windowWidth >= 1024) return 250
  if (windowWidth >= 768) return 220
  return 170
}

/**
 * Fills rows greedily without cropping: a row ends when its natural height falls to the target height. An unfilled last
 * row is stretched to the full width if that makes it at most 1.25 × the target height. Otherwise it is kept back for
 * the next page, or shown at the target height if none follows (`isLast`).
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
  const height = () => (width - gap * (items.length - 1)) / ratio
  for (const item of options.items) {
    items.push(item)
    ratio += options.ratioOf(item)
    if (height() <= targetHeight) {
      rows.push({ items, ratio, height: height() })
      items = []
      ratio = 0
    }
  }
  if (items.length === 0) return { rows, pending: [] }
  const fills = height() <= targetHeight * 1.25
  if (!fills && !options.isLast) return { rows, pending: items }
  rows.push({ items, ratio, height: fills ? height() : targetHeight })
  return { rows, pending: [] }
}
