export const ownedTables = [
  'gear_best',
  'gear_pending',
  'gear_shot',
  'gear_stat',
  'gear_unknown_name',
] as const
