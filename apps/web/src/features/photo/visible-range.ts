/** Offset of each row from the top of the wall in pixels, followed by that of the next row to come. */
export function rowOffsets(rows: readonly { height: number }[], gap: number): number[] {
  const tops = [0]
  let top = 0
  for (const { height } of rows) {
    top += height + gap
    tops.push(top)
  }
  return tops
}

/**
 * The rows to render, `to` exclusive: those in the viewport and within one screen of it.
 * @param tops row offsets, from `rowOffsets`
 * @param view top of the window relative to the wall, and its height, in pixels
 */
export function visibleRange(tops: readonly number[], view: { top: number; height: number }) {
  const first = tops.findIndex((top) => top > view.top - view.height)
  const end = tops.findIndex((top) => top > view.top + 2 * view.height)
  return {
    from: first === -1 ? tops.length - 1 : Math.max(0, first - 1),
    to: end === -1 ? tops.length - 1 : end,
  }
}
