export const ownedTables = [
  'activity',
  'activity_bookmark',
  'activity_calendar',
  'activity_loan',
  'activity_loan_item',
  'activity_loan_slot',
  'activity_mark',
  'activity_model',
  'activity_picture',
  'activity_scan',
  'activity_share',
  'activity_staff',
  'enrolment',
  'enrolment_file',
] as const

export const tablesReadBy = {
  activity: ['gallery', 'lottery', 'questionnaire'],
  enrolment: ['lottery', 'questionnaire'],
} as const
