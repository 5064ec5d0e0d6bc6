import * as z from 'zod'
import { albumsPerPost, maxPicturesPerPost, textLimits } from '../limits.ts'
import { writeBody } from '../method.ts'
import { aiMark } from '../shapes/photograph.ts'
import { PictureInput } from '../shapes/picture.ts'
import { publishTypes } from '../shapes/publish.ts'
import { id, memberText } from '../shapes/text.ts'
import { draftFields, editFields, publishFields, sharedFields } from './shared.ts'

const isEachOnce = (list: readonly { fileId: string }[]) =>
  new Set(list.map((one) => one.fileId)).size === list.length

const pictures = z
  .array(PictureInput)
  .max(maxPicturesPerPost, `最多 ${maxPicturesPerPost} 张照片`)
  .refine(isEachOnce, '同一张照片放了两次')

const words = {
  publishType: z.literal(publishTypes.photo),
  title: memberText(0, textLimits.pictureTitle).default(''),
  text: memberText(0, textLimits.postText).default(''),
}

const fields = {
  ...words,
  /** What the author declares; marks in the files can only make it more. */
  aiMark: aiMark.default(1),
  /** Asks for critiques pinned to places of the photographs. */
  critiqueOpen: z.boolean().default(false),
  /** The author's own albums the photographs go into. */
  albumIds: z.array(id).max(albumsPerPost).default([]),
  ...sharedFields,
}

/** Photographs, the first one the cover. */
export const photoInput = writeBody({
  ...publishFields,
  ...fields,
  publishSubType: z.int().min(1).max(3).default(1),
  pictures: pictures.min(1, '至少选择一张照片'),
})

const keptPicture = PictureInput.pick({ fileId: true, title: true, alt: true, exifHidden: true })

/** The photographs that stay, in their order: some may be taken away, none come. Their licences and marks stay too. */
export const photoEditInput = writeBody({
  ...editFields,
  ...words,
  ...sharedFields,
  pictures: z
    .array(keptPicture)
    .min(1, '至少留一张照片')
    .max(maxPicturesPerPost, `最多 ${maxPicturesPerPost} 张照片`)
    .refine(isEachOnce, '同一张照片放了两次'),
})

export const photoDraftInput = writeBody({ ...draftFields, ...fields, pictures: pictures.default([]) })
