export const ownedTables = [
  'exhibition',
  'exhibition_day',
  'exhibition_mark',
  'exhibition_note',
  'exhibition_share',
  'exhibition_visitor',
  'exhibition_work',
  'gallery_call',
  'gallery_opinion',
  'gallery_original',
  'gallery_photo',
  'gallery_submission',
] as const
