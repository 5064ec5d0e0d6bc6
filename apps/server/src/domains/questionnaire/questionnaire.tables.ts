/** Tables that only this domain may use. */
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

/** A lottery may ask that somebody has answered one, and answering earns experience. Only this domain writes them. */
export const tablesReadBy = {
  questionnaire: ['growth', 'lottery'],
  questionnaire_participant: ['growth', 'lottery'],
} as const
