export const ownedTables = [
  'growth_rule',
  'level_scale',
  'growth_member',
  'exp_line',
  'exp_correction',
  'visit_day',
] as const

export const tablesReadBy = { level_scale: ['standing'], visit_day: ['achievement'] } as const
