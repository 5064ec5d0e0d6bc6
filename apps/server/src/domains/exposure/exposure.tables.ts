export const ownedTables = ['picture_exif', 'file_serial', 'file_shutter_count'] as const

/**
 * Names in photographs that the catalogue does not know are counted with posts; numbers in photographs are compared with
 * registered ones, in one statement.
 */
export const tablesReadBy = {
  picture_exif: ['achievement', 'contest', 'evidence', 'gear', 'media', 'passport', 'quiz'],
  file_serial: ['contest', 'passport'],
  file_shutter_count: ['passport'],
} as const
