/** Tables that only this domain may use. */
export const ownedTables = [
  'stored_file',
  'picture_exif',
  'file_upload',
  'video',
  'stored_video',
  'stored_size',
  'file_serial',
  'file_shutter_count',
] as const

/** Names in photographs that the catalogue does not know are counted with posts. */
export const tablesReadBy = { picture_exif: ['achievement', 'gear'] } as const
