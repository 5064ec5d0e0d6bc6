import * as z from 'zod'
import { id } from '../shapes/text.ts'

/** Largest picture of the site that staff may upload. */
export const sitePictureMB = 5

/** Base64 turns three bytes into four characters. */
const pictureKiB = Math.ceil((sitePictureMB * 1024 * 4) / 3)

/** Fields of every upload of a picture of the site. */
export const sitePictureUpload = {
  maxKiB: pictureKiB + 16,
  input: {
    fileName: z.string().max(255),
    /** The file in Base64. */
    content: z.base64().max(pictureKiB * 1024),
  },
  output: z.object({ fileId: id, url: z.string() }),
  errors: [
    'FileTypeRefused',
    'HeicRefused',
    'HeicTooLarge',
    'FileTooLarge',
    'PhotoDamaged',
    'PhotoIncomplete',
    'PhotoHdr',
    'BackgroundTooSmall',
    'PhotoTooLarge',
    'PhotoSideTooLong',
    'StorageFull',
  ],
} as const
