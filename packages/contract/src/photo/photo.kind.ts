import * as z from 'zod'
import { albumsPerPost } from '../album/album.limits.ts'
import { maxPicturesPerPost } from './photo.limits.ts'
import { pictureLimits } from '../media/media.limits.ts'
import { postLimits } from '../post/post.limits.ts'
import { writeBody } from '../wire/method.ts'
import { aiMark } from '../media/photograph.shapes.ts'
import { PictureInput } from '../media/picture.shapes.ts'
import { publishTypes } from '../post/publish.shapes.ts'
import { id, memberText } from '../shapes/text.ts'
import { draftFields, editFields, publishFields, sharedFields } from '../post/kind-parts.ts'

const isEachOnce = (list: readonly { fileId: string }[]) =>
  new Set(list.map((one) => one.fileId)).size === list.length

const pictures = z
  .array(PictureInput)
  .max(maxPicturesPerPost, `最多 ${maxPicturesPerPost} 张照片`)
  .refine(isEachOnce, '同一张照片放了两次')

const words = {
  publishType: z.literal(publishTypes.photo),
  title: memberText(0, pictureLimits.title).default(''),
  text: memberText(0, postLimits.text).default(''),
}

const fields = {
  ...words,
  /**
   * 1 one photograph, 2 several, 3 a grid of nine. 1 and 2 are set by the number of photographs; a 3 without nine
   * photographs becomes one of them.
   */
  publishSubType: z.int().min(1).max(3).default(1),
  /** Declared by the author; marks found in the files can only raise it. */
  aiMark: aiMark.default(1),
  /** The author asks for critiques, each pinned to a region of a photograph. */
  critiqueOpen: z.boolean().default(false),
  /** Albums of the author to which the photographs are added. */
  albumIds: z.array(id).max(albumsPerPost).default([]),
  ...sharedFields,
}

/** Photographs; the first is the cover. */
export const photoInput = writeBody({
  ...publishFields,
  ...fields,
  pictures: pictures.min(1, '至少选择一张照片'),
})

const { exifEdits, licence, watermark, largeOpen, timeOpen } = PictureInput.shape
const editedPicture = PictureInput.extend({
  exifEdits: exifEdits.unwrap().optional(),
  licence: licence.unwrap().optional(),
  watermark: watermark.unwrap().optional(),
  largeOpen: largeOpen.unwrap().optional(),
  timeOpen: timeOpen.unwrap().optional(),
})

/** The remaining photographs in order: some may be removed, none added. Absent choices are not changed. */
export const photoEditInput = writeBody({
  ...editFields,
  ...words,
  /** Declared by the author; absent: not changed. */
  aiMark: aiMark.optional(),
  ...sharedFields,
  pictures: z
    .array(editedPicture)
    .min(1, '至少留一张照片')
    .max(maxPicturesPerPost, `最多 ${maxPicturesPerPost} 张照片`)
    .refine(isEachOnce, '同一张照片放了两次'),
})

export const photoDraftInput = writeBody({ ...draftFields, ...fields, pictures: pictures.default([]) })
