/** Tables that only this domain may use. */
export const ownedTables = [
  'present_replacement',
  'gift',
  'gift_picture',
  'gift_rule',
  'present',
  'present_grant',
  'present_grant_member',
] as const

/** Tables that other domains read in statements of their own. Only this domain writes them. */
export const tablesReadBy = {
  gift: ['contest', 'questionnaire'],
} as const
