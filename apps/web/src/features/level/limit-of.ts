import type { GrowthRule } from '@guangquan/contract'

/** How often an act counts, in words. */
export function limitOf({ cap, capPeriod, capPerPost }: GrowthRule): string {
  const period = capPeriod === 'month' ? '每月' : '每天'
  const limits = [
    cap === null ? '' : `${period} ${cap} 次`,
    capPerPost === null ? '' : `每个作品 ${capPerPost} 次`,
  ].filter((text) => text !== '')
  return limits.length === 0 ? '不限' : limits.join('，')
}
