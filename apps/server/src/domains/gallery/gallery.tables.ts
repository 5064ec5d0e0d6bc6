/** Tables that only this domain may use. */
export const ownedTables = [
  'exhibition',
  'exhibition_mark',
  'exhibition_note',
  'exhibition_share',
  'exhibition_work',
  'gallery_call',
  'gallery_original',
  'gallery_photo',
  'gallery_submission',
] as const
