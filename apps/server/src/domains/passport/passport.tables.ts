export const ownedTables = [
  'serial_rule',
  'gear_serial',
  'gear_passport',
  'gear_proof',
  'gear_event',
  'gear_reminder',
  'gear_transfer',
  'gear_sighting',
] as const

export const tablesReadBy = { gear_passport: ['product'] } as const
