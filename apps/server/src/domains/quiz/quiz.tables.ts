export const ownedTables = [
  'quiz_answer',
  'quiz_author',
  'quiz_credit',
  'quiz_day',
  'quiz_play',
  'quiz_question',
] as const
