/** One row of a photo wall: which photographs hang in it. Heights follow from the width of the wall. */
export interface WallRow<T> {
  items: T[]
  /** Sum of the aspect ratios, each between 0.5 and 3. */
  ratio: number
  /** In pixels: an unfinished row is not as wide as the wall. */
  height: number
}

export interface Justified<T> {
  rows: WallRow<T>[]
  /** Photographs of an unfinished last row: they wait for the next page. */
  held: T[]
}

/** Aspect ratio a tile gets on the wall; extremes are kept from swallowing a row. */
export function wallRatio(width: number, height: number): number {
  if (width <= 0 || height <= 0) return 1
  return Math.min(3, Math.max(0.5, width / height))
}

/** Row height aimed at, by the width of the window in pixels. */
export function rowHeight(windowWidth: number): number {
  if (windowWidth >= 1280) return 290
  if (windowWidth >= 1024) return 250
  if (windowWidth >= 768) return 220
  return 170
}

/**
 * Fills rows greedily without cropping: a row closes when its natural height falls to the height aimed at.
 * An unfinished last row fills the width when it is at most 1.25 × that height. Else it waits for the next page,
 * or hangs at the height aimed at when none will follow (`isLast`).
 */
export function justify<T>(options: {
  items: T[]
  ratioOf: (item: T) => number
  width: number
  gap: number
  targetHeight: number
  isLast: boolean
}): Justified<T> {
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
  if (items.length === 0) return { rows, held: [] }
  const fills = height() <= targetHeight * 1.25
  if (!fills && !options.isLast) return { rows, held: items }
  rows.push({ items, ratio, height: fills ? height() : targetHeight })
  return { rows, held: [] }
}
