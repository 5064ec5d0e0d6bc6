/** Neighbouring requests are about things as far apart as this, so that they do not wait for the same row. */
const stride = 83

/**
 * The recorded call and the subject of a request. Each pair comes once before any comes again: who has liked a post
 * changes nothing by liking it again, and the reference would do less than the product.
 */
export function pairOf(
  turn: number,
  count: { calls: number; subjects: number },
): { call: number; subject: number } {
  const call = turn % count.calls
  const pass = Math.floor(turn / count.calls)
  return { call, subject: count.subjects === 0 ? 0 : (pass + call * stride) % count.subjects }
}
