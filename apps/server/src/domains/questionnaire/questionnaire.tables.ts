export const ownedTables = [
  'questionnaire',
  'questionnaire_answer',
  'questionnaire_box',
  'questionnaire_draft',
  'questionnaire_model',
  'questionnaire_participant',
  'questionnaire_picture',
  'questionnaire_summary',
] as const

/** A lottery may require that a member has answered one. Only this domain writes them. */
export const tablesReadBy = {
  questionnaire: ['lottery'],
  questionnaire_participant: ['lottery'],
} as const
