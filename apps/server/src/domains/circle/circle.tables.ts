export const ownedTables = [
  'circle',
  'circle_member',
  'circle_follow',
  'circle_invite',
  'circle_offer',
  'circle_change',
  'circle_post',
  'circle_log',
  'circle_day',
  'circle_dissolution',
] as const

export const tablesReadBy = {
  circle: ['achievement', 'activity', 'contest', 'news', 'questionnaire'],
  circle_member: ['achievement', 'contest', 'news', 'questionnaire'],
} as const
