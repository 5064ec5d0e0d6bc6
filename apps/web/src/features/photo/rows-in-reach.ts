/** Where each row begins, in pixels below the top of its wall, and after the last where the next one would. */
export function topsOf(rows: readonly { height: number }[], gap: number): number[] {
  const tops = [0]
  let top = 0
  for (const { height } of rows) {
    top += height + gap
    tops.push(top)
  }
  return tops
}

/**
 * The rows to be drawn, `to` not included: those in view, and those within a screen of it.
 * @param tops of `topsOf`
 * @param view where the window begins below the top of the wall, and its height, in pixels
 */
export function rowsInReach(tops: readonly number[], view: { top: number; height: number }) {
  const first = tops.findIndex((top) => top > view.top - view.height)
  const end = tops.findIndex((top) => top > view.top + 2 * view.height)
  return {
    from: first === -1 ? tops.length - 1 : Math.max(0, first - 1),
    to: end === -1 ? tops.length - 1 : end,
  }
}
