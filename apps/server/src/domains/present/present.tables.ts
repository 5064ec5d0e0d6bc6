export const ownedTables = [
  'present_replacement',
  'gift',
  'gift_picture',
  'gift_rule',
  'present',
  'present_grant',
  'present_grant_member',
] as const

export const tablesReadBy = {
  gift: ['contest', 'questionnaire'],
} as const
