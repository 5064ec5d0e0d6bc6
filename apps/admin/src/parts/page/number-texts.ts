const counts = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 0 })
const percents = new Intl.NumberFormat('zh-CN', { style: 'percent', maximumFractionDigits: 1 })
const decimals = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 1 })

export const asCount = (value: number): string => counts.format(value)
export const asPercent = (value: number): string => percents.format(value)

const byteUnits = ['B', 'KB', 'MB', 'GB', 'TB'] as const

export function asBytes(value: number): string {
  const power = value < 1 ? 0 : Math.min(byteUnits.length - 1, Math.floor(Math.log2(value) / 10))
  return `${decimals.format(value / 1024 ** power)} ${byteUnits[power]}`
}

/** @param seconds how long something took */
export function asDuration(seconds: number): string {
  if (seconds < 3600) return `${decimals.format(seconds / 60)} 分钟`
  return seconds < 48 * 3600
    ? `${decimals.format(seconds / 3600)} 小时`
    : `${decimals.format(seconds / 86_400)} 天`
}
