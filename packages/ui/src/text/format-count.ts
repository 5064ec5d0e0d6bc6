/**
 * An abbreviated count: commas under 10,000, above that `1.2 万`, above a hundred million `1.2 亿`. Truncated, not
 * rounded, so that it never overstates.
 */
export function formatCount(count: number): string {
  if (!Number.isFinite(count) || count <= 0) return '0'
  const whole = Math.floor(count)
  if (whole < 10_000) return formatFullCount(whole)
  if (whole < 100_000_000) return `${shortened(whole, 10_000)} 万`
  return `${shortened(whole, 100_000_000)} 亿`
}

/** The full figure with commas, for the owner's own pages. */
export function formatFullCount(count: number): string {
  return String(Math.trunc(count)).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

function shortened(count: number, unit: number): string {
  const tenths = Math.floor((count * 10) / unit)
  if (tenths >= 1000 || tenths % 10 === 0) return formatFullCount(Math.floor(tenths / 10))
  return `${Math.floor(tenths / 10)}.${tenths % 10}`
}
