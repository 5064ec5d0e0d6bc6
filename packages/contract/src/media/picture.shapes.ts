import * as z from 'zod'
import { aiMark, manualField, licence, photographChoices } from './photograph.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'
import { pictureLimits } from './media.limits.ts'
import { UploadedVideo } from '../video/video.shapes.ts'

/** Camera data that a member can hide field by field. */
export const exifFields = [
  'camera',
  'lens',
  'focalLength',
  'fNumber',
  'exposureTime',
  'iso',
  'exposureBias',
  'shotDate',
  'software',
] as const
export const exifField = z.enum(exifFields)
export type ExifField = z.infer<typeof exifField>

/** Kinds of HDR gain maps: Ultra HDR of Google and Adobe, ISO 21496-1, Apple's. */
export const gainMap = z.enum(['ultraHdr', 'iso21496', 'apple'])
export type GainMap = z.infer<typeof gainMap>

/** Camera data, never with a position or a serial number. */
export const PictureExif = z.object({
  make: z.string().nullable(),
  model: z.string().nullable(),
  /** The camera in the catalogue, with its display name. */
  cameraId: z.string().nullable(),
  cameraName: z.string().nullable(),
  lensModel: z.string().nullable(),
  lensId: z.string().nullable(),
  lensName: z.string().nullable(),
  /** Millimetres. */
  focalLength: z.number().nullable(),
  focal35: z.int().nullable(),
  fNumber: z.number().nullable(),
  /** Seconds as printed: `1/250` or `120`. */
  exposureTime: z.string().nullable(),
  exposureSeconds: z.number().nullable(),
  iso: z.int().nullable(),
  exposureBias: z.number().nullable(),
  flash: z.boolean().nullable(),
  film: z.string().nullable(),
  scanner: z.string().nullable(),
  /** An entry of the dictionary LensType. */
  lensType: z.string().nullable(),
  adapter: z.string().nullable(),
  /** By the camera's clock. Others see only the day, unless the author shows the hour. */
  shotDate: z.string().nullable(),
  colorSpace: z.string().nullable(),
  /** The HDR gain map in the original; copies have none. */
  gainMap: gainMap.nullable(),
  software: z.string().nullable(),
  /** 1 from the file, 2 corrected manually. */
  source: z.union([z.literal(1), z.literal(2)]),
  /** Fields that were filled in manually. */
  hand: z.array(manualField),
  hidden: z.array(exifField),
})
export type PictureExif = z.infer<typeof PictureExif>

const copyUrls = {
  url480: z.string(),
  url1080: z.string(),
  /** A copy for dense screens: up to 2160 px, older ones up to 2048 px. Its address contains its longer side. */
  url2048: z.string().nullable(),
}

/** One photograph of a post. URLs are signed where the post is not public. */
export const Picture = z.object({
  id,
  ...copyUrls,
  /** 3840 px, if the author permits it; null for visitors. */
  urlFull: z.string().nullable(),
  /** The same copies in Display P3; null where the original is within sRGB. */
  p3: z.object({ ...copyUrls, urlFull: z.string().nullable() }).nullable(),
  width: z.int(),
  height: z.int(),
  /** Thumbhash, base64. */
  blur: z.string(),
  /** Average colour `#rrggbb`, shown while the photograph loads. */
  color: z.string(),
  alt: z.string(),
  title: z.string(),
  licence,
  exif: PictureExif,
})
export type Picture = z.infer<typeof Picture>

/**
 * Where parts of an original are read at 100 %: `{url}/{x}-{y}-{width}-{height}.webp{query}`, in pixels of the original
 * and multiples of `originalCrop.step`; with `p3-` before x in Display P3. The query is valid for half an hour.
 */
export const OriginalCrop = z.object({
  /** Null where the author does not share the photograph large, or where its original is gone. */
  url: z.string().nullable(),
  query: z.string(),
  width: z.int(),
  height: z.int(),
})
export type OriginalCrop = z.infer<typeof OriginalCrop>

/** A cover, or the picture of a vote's option. */
export const Cover = Picture.pick({
  url480: true,
  url1080: true,
  width: true,
  height: true,
  blur: true,
  color: true,
}).extend({ url2048: z.string().nullish() })
export type Cover = z.infer<typeof Cover>

/** The picture of a comment. */
export const CommentPicture = Cover.extend({
  /** The animation of a GIF, whose other URLs show its first frame. Null for a still picture. */
  urlMoving: z.string().nullable(),
})
export type CommentPicture = z.infer<typeof CommentPicture>

/** Remarks about an accepted file. */
export const verdictTexts = {
  noExif: '这张照片里没有拍摄信息',
  exifDropped: '有的拍摄信息超出合理范围，没有采用',
  positionHidden: '照片里的位置信息不会公开',
  aiMarked: '照片里带有 AI 生成的标记，发布后会注明',
} as const
export type Verdict = keyof typeof verdictTexts

/** Decoding errors in a file: 0 none, 1 found, 2 the member has seen the result and publishes it anyway. */
export const damage = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** Result of an upload. `verdicts` are remarks and never block it. */
export const UploadedFile = z.object({
  fileId: id,
  fileUrl: z.string(),
  fileName: z.string(),
  width: z.int(),
  height: z.int(),
  size: z.int(),
  blur: z.string(),
  color: z.string(),
  exif: PictureExif,
  /** From the file's metadata. */
  aiFound: aiMark,
  /** With 1 it cannot be published before `FileUpload.AcceptDamage`. */
  damage,
  verdicts: z.array(z.string()),
  /** For videos only. */
  video: UploadedVideo.optional(),
})
export type UploadedFile = z.infer<typeof UploadedFile>

/** One photograph in the input of publishing. */
export const PictureInput = z.strictObject({
  fileId: id,
  title: memberText(0, pictureLimits.title).default(''),
  alt: memberText(0, pictureLimits.alt).default(''),
  exifHidden: z.array(exifField).max(exifFields.length).default([]),
  ...photographChoices,
})

const cardUrls = { ...copyUrls, url2048: z.string().nullish(), urlFull: z.string().nullish() }

/** Camera data in the film edge below a photograph; unknown values are left out. */
export const CardExif = PictureExif.pick({
  cameraName: true,
  lensName: true,
  focalLength: true,
  fNumber: true,
  exposureTime: true,
  iso: true,
}).partial()
export type CardExif = z.infer<typeof CardExif>

/** A photograph in a list: a `Picture` without the fields of its own page. Null fields are left out. */
export const CardPicture = Picture.pick({
  id: true,
  width: true,
  height: true,
  blur: true,
  color: true,
  alt: true,
  title: true,
}).extend({
  ...cardUrls,
  p3: z.object(cardUrls).nullish(),
  /** Of the first photograph of a card, if anything is known. */
  exif: CardExif.optional(),
})
export type CardPicture = z.infer<typeof CardPicture>

/** A tile of the photo wall: the cover of a post. */
export const PictureTile = z.object({
  id,
  publishId: id,
  category: z.int(),
  publishType: z.int(),
  picture: CardPicture,
  pictureCount: z.int(),
  likeCount: z.int(),
  collectCount: z.int(),
  isCollect: z.boolean(),
  authorId: id,
  authorNickName: z.string(),
  authorHeadPic: z.string(),
  /** Left out for members without a frame. */
  authorUsedFrameSrc: z.string().nullish(),
  createTime: timeText,
})
export type PictureTile = z.infer<typeof PictureTile>

/** A camera or lens of the catalogue with its number of public photographs. */
export const GearOption = z.object({ id: z.string(), name: z.string(), count: z.int() })
export type GearOption = z.infer<typeof GearOption>
