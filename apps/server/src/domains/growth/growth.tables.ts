/** Tables that only this domain may use. */
export const ownedTables = [
  'growth_rule',
  'level_scale',
  'growth_member',
  'exp_line',
  'exp_correction',
  'visit_day',
] as const

/** Tables that other domains read in statements of their own. Only this domain writes them. */
export const tablesReadBy = { level_scale: ['member'], visit_day: ['achievement'] } as const
