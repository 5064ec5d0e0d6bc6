/** Tables only this domain names. */
export const ownedTables = ['stored_file', 'picture_exif', 'file_upload', 'video'] as const
