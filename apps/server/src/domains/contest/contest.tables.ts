/** Tables that only this domain may use. */
export const ownedTables = [
  'contest',
  'contest_award',
  'contest_ballot',
  'contest_change',
  'contest_correction',
  'contest_elector',
  'contest_entry',
  'contest_group',
  'contest_judge',
  'contest_judge_group',
  'contest_mark',
  'contest_mark_request',
  'contest_objection',
  'contest_original',
  'contest_photo',
  'contest_picture',
  'contest_prize',
  'contest_recusal',
  'contest_reopening',
  'contest_round',
  'contest_round_entry',
  'contest_vote_day',
  'contest_vote_flag',
] as const

/** Entries and prizes earn experience. Only this domain writes them. */
export const tablesReadBy = {
  contest: ['growth'],
  contest_award: ['growth'],
  contest_entry: ['growth'],
  contest_prize: ['growth'],
} as const
