export const ownedTables = [
  'stored_file',
  'picture_exif',
  'file_upload',
  'video',
  'stored_video',
  'stored_size',
  'file_serial',
  'file_shutter_count',
  'near_hash',
] as const

/**
 * Names in photographs that the catalogue does not know are counted with posts; numbers in photographs are compared with
 * registered ones, in one statement.
 */
export const tablesReadBy = {
  picture_exif: ['achievement', 'contest', 'evidence', 'gear', 'passport', 'quiz'],
  stored_file: ['circle', 'contest', 'evidence', 'gallery', 'passport', 'quiz', 'referral'],
  file_serial: ['contest', 'passport'],
  file_shutter_count: ['passport'],
} as const
