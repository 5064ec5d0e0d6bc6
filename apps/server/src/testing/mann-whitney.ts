/**
 * How much two samples differ: the standard score of Mann and Whitney's U. For two equal sources it is within ±2.576 in
 * 99 of 100 cases. Ties share their ranks; valid from about 20 values each.
 */
export function mannWhitney(one: readonly number[], two: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, first: true })),
    ...two.map((value) => ({ value, first: false })),
  ]
  all.sort((a, b) => a.value - b.value)
  let rankSum = 0
  for (let at = 0; at < all.length;) {
    let end = at
    while (end < all.length && all[end]?.value === all[at]?.value) end += 1
    const shared = (at + 1 + end) / 2
    rankSum += shared * all.slice(at, end).filter((each) => each.first).length
    at = end
  }
  const [n, m] = [one.length, two.length]
  const u = rankSum - (n * (n + 1)) / 2
  return (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
}

/** The median of a sample. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
