/** Tables that only this domain may use. */
export const ownedTables = ['stored_file', 'picture_exif', 'file_upload', 'video', 'stored_video'] as const
