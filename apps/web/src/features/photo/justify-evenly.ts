import type { justify, JustifiedRows } from '../../shared/pictures/justify.ts'

type Justify = typeof justify
type JustifyOptions<T> = Parameters<typeof justify<T>>[0]

/** Times the target height: a row that would be higher is left narrower than the wall, at the second height. */
const maxFull = 1.6
const unfilled = 1.25

/** For a short list that is complete: rows that are all full, with heights as near to the target height as possible. */
export const justifyEvenly: Justify = ({ items, ratioOf, width, gap, targetHeight }) => {
  const ratios = items.map(ratioOf)
  const heightOf = (from: number, to: number) =>
    (width - gap * (to - from - 1)) / ratios.slice(from, to).reduce((sum, ratio) => sum + ratio, 0)
  // Best rows of the first photographs, by their number: too high and too low cost alike.
  const best = [{ cost: 0, from: 0 }]
  for (let to = 1; to <= items.length; to++) {
    const choices = Array.from({ length: to }, (_, from) => {
      const distance = Math.log(Math.max(1, heightOf(from, to)) / targetHeight)
      return { cost: (best[from]?.cost ?? 0) + distance * distance, from }
    })
    best.push(choices.reduce((a, b) => (b.cost < a.cost ? b : a)))
  }
  return {
    rows: rowsOf(best, { items, ratioOf, width, gap, targetHeight, isLast: true }, heightOf),
    pending: [],
  }
}

function rowsOf<T>(
  best: readonly { from: number }[],
  { items, ratioOf, targetHeight }: JustifyOptions<T>,
  heightOf: (from: number, to: number) => number,
): JustifiedRows<T>['rows'] {
  const rows: JustifiedRows<T>['rows'] = []
  for (let to = items.length; to > 0; to = best[to]?.from ?? 0) {
    const from = best[to]?.from ?? 0
    const own = items.slice(from, to)
    const full = heightOf(from, to)
    rows.unshift({
      items: own,
      ratio: own.reduce((sum, item) => sum + ratioOf(item), 0),
      height: full <= targetHeight * maxFull ? full : targetHeight * unfilled,
    })
  }
  return rows
}
