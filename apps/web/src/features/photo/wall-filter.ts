/** 推荐 / 最新 / 热度 */
export const sortLabels = { recommend: '推荐', new: '最新', hot: '热度' } as const

/** The address of the wall with one part of the filter changed; null removes a part. */
export function changeWallFilter(
  search: URLSearchParams,
  change: Partial<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(search)
  for (const [key, value] of Object.entries(change)) {
    if (value === null || value === undefined) next.delete(key)
    else next.set(key, value)
  }
  return next.toString()
}
