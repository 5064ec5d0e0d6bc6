import * as z from 'zod'
import { pictureLimits } from './media.limits.ts'
import { manualFields } from './manual-fields.ts'
import { memberText } from '../shapes/text.ts'

export const manualField = z.enum(manualFields)
export type ManualField = z.infer<typeof manualField>

const exifText = memberText(1, pictureLimits.exifText).optional()

/** Fields that an author fills in or corrects; all others come from the file. Units as in `PictureExif`. */
export const ExifEdits = z.strictObject({
  /** Free text, by which the camera or lens of the catalogue is found. */
  camera: exifText,
  lens: exifText,
  /** Entries of the dictionaries LensType and Software, or other texts. */
  lensType: exifText,
  software: exifText,
  /** The adapter between lens and body: `M42 转 Z`. */
  adapter: exifText,
  film: exifText,
  scanner: exifText,
  focalLength: z.number().min(1).max(3000).optional(),
  focal35: z.int().min(1).max(3000).optional(),
  fNumber: z.number().min(0.5).max(64).optional(),
  exposureSeconds: z
    .number()
    .min(1 / 64_000)
    .max(86_400)
    .optional(),
  iso: z.int().min(1).max(4_000_000).optional(),
  exposureBias: z.number().min(-20).max(20).optional(),
  /** `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss`, by the camera's clock. */
  shotDate: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/, '写成 2026-05-01 这样')
    .refine((text) => !Number.isNaN(Date.parse(text.replace(' ', 'T'))), '没有这一天')
    .refine((text) => text >= '1990', '不早于 1990 年')
    .optional(),
})
export type ExifEdits = z.infer<typeof ExifEdits>

/** A key of `licences`. */
export const licence = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
export type Licence = z.infer<typeof licence>

/** On copies of 1080 px and more: 0 none, 1 in the lower right corner, 2 all over (from level 4 on). */
export const watermark = z.union([z.literal(0), z.literal(1), z.literal(2)])
export type Watermark = z.infer<typeof watermark>

/** 1 without AI, 2 altered with AI, 3 made by AI. */
export const aiMark = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type AiMark = z.infer<typeof aiMark>

/** The author's settings for one photograph. */
export const photographChoices = {
  exifEdits: ExifEdits.default({}),
  licence: licence.default(1),
  watermark: watermark.default(0),
  /** Members may see it up to 3840 px. */
  largeOpen: z.boolean().default(false),
  /** Others may see the hour it was taken. */
  timeOpen: z.boolean().default(false),
}
