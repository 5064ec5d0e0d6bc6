import type { ExifField, PictureExif } from '@guangquan/contract';
/** Removes what the author hid. The author sees everything, with the list of what is hidden from others. */
export declare function hideExif(exif: PictureExif, hidden: readonly ExifField[], isAuthor: boolean): PictureExif;
