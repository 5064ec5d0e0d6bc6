/** Tables only this domain names. */
export const ownedTables = [
  'staff_account',
  'staff_invitation',
  'staff_recovery_code',
  'staff_session',
] as const

/** Lists name who of the staff did something. */
export const tablesReadBy = { staff_account: ['activity', 'contest', 'gallery', 'sanction'] } as const
