/** Rows of notices name questionnaires so. */
export const questionnaireTargetName = 'questionnaire'
