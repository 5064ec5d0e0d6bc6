/** Tables that only this domain may use. */
export const ownedTables = [
  'gift',
  'gift_picture',
  'gift_rule',
  'present',
  'present_grant',
  'present_grant_member',
] as const
