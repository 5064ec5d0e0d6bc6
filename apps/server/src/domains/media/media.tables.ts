/** Tables only this domain names. */
export const ownedTables = [
  'stored_file',
  'picture_exif',
  'file_upload',
  'video',
  'camera',
  'lens',
  'gear_alias',
] as const
