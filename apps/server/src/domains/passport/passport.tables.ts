/** Tables that only this domain may use. */
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

/** Tables that other domains read in statements of their own. Only this domain writes them. */
export const tablesReadBy = { gear_passport: ['product'] } as const
