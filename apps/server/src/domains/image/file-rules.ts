import {
  goodsPicture,
  articleLimits,
  bannerPictures,
  circleLimits,
  contestBounds,
  giftPicture,
  maxPhotoMB,
  maxVideoMB,
  minShortEdgePx,
  activityCover,
  activityPicture,
  newsCover,
  newsPicture,
  questionnairePicture,
  productPicture,
  proofWatermark,
  shopPicture,
  siteDenseWidth,
  sitePictureMB,
  topicCover,
  useTypes,
  videoSides,
} from '@guangquan/contract'
import type { CopyMark } from './decode/decode-messages.ts'

/** One public copy. `size` is its name in the URL: long edge for photographs, width for others. */
export interface CopySize {
  size: number
  /** WebP quality. */
  quality: number
  /** AVIF quality that looks the same as WebP's at a smaller size. */
  avifQuality: number
}

export interface FileRule {
  maxMB: number
  minWidth: number
  minHeight: number
  minShortEdge: number
  /** Aspect ratio the copies are cropped to; null for no cropping. */
  aspect: number | null
  /** Ascending. */
  copies: readonly CopySize[]
  /** Made only where the owner shares it. */
  large: CopySize | null
  /**
   * The largest copy of files from before its size was raised: such a file has it in place of the last of `copies`
   * until `enlargeCopies` has made that.
   */
  former?: CopySize
  /** Width of the copy whose address is stored where the picture is used; without it the largest of all. */
  named?: number
  /** Copies in Display P3 as well, for sources with such colours. */
  wide: boolean
  /** Largest copy that anyone may read without a signature once the file is public. */
  openUpTo: number
  /** Public from the start. */
  publicAtOnce: boolean
  /** A job adds AVIF copies. */
  avif: boolean
  /** Accepts a GIF too, and stores its animation at this quality, as large as the largest copy. Null refuses it. */
  movingQuality: number | null
  /** Accepts a JPEG that breaks off after most of its picture: its owner is asked before it is published. */
  partial: boolean
  /** A watermark on every copy, which nobody chooses. */
  mark: CopyMark | null
  /** Accepts TIFF and the raw files of cameras, of which the copies are made from the preview. */
  raw?: boolean
}

/** Largest copy of a photograph that needs no permission of its author, in pixels of the longer side. */
export const largestUnasked = 2160

const photo: FileRule = {
  maxMB: maxPhotoMB,
  minWidth: 0,
  minHeight: 0,
  minShortEdge: minShortEdgePx,
  aspect: null,
  copies: [
    { size: 480, quality: 82, avifQuality: 55 },
    { size: 1080, quality: 88, avifQuality: 60 },
    { size: largestUnasked, quality: 90, avifQuality: 63 },
  ],
  large: { size: 3840, quality: 92, avifQuality: 66 },
  former: { size: 2048, quality: 90, avifQuality: 63 },
  wide: true,
  openUpTo: largestUnasked,
  publicAtOnce: false,
  avif: true,
  movingQuality: null,
  partial: true,
  mark: null,
}

const avatar: FileRule = {
  maxMB: 5,
  minWidth: 0,
  minHeight: 0,
  minShortEdge: 200,
  aspect: 1,
  copies: [
    { size: 64, quality: 88, avifQuality: 60 },
    { size: 128, quality: 88, avifQuality: 60 },
    { size: 400, quality: 88, avifQuality: 60 },
  ],
  large: null,
  wide: false,
  openUpTo: 400,
  publicAtOnce: true,
  avif: false,
  movingQuality: null,
  partial: false,
  mark: null,
}

const background: FileRule = {
  maxMB: 10,
  minWidth: 1200,
  minHeight: 400,
  minShortEdge: 0,
  aspect: 3,
  copies: [
    { size: 1200, quality: 86, avifQuality: 58 },
    { size: 2400, quality: 88, avifQuality: 60 },
  ],
  large: null,
  wide: false,
  openUpTo: 2400,
  publicAtOnce: true,
  avif: false,
  movingQuality: null,
  partial: false,
  mark: null,
}

// Visibility follows the post of its comment, so its URLs are always signed.
const comment: FileRule = {
  maxMB: 10,
  minWidth: 50,
  minHeight: 50,
  minShortEdge: 50,
  aspect: null,
  copies: [
    { size: 480, quality: 82, avifQuality: 55 },
    { size: 1080, quality: 86, avifQuality: 58 },
  ],
  large: null,
  wide: false,
  openUpTo: 0,
  publicAtOnce: false,
  avif: false,
  movingQuality: 75,
  partial: false,
  mark: null,
}

// For staff and its owner only, so its URLs are always signed.
const proof: FileRule = {
  ...comment,
  minWidth: 0,
  minHeight: 0,
  minShortEdge: 600,
  copies: [
    { size: 480, quality: 82, avifQuality: 55 },
    { size: 1080, quality: 88, avifQuality: 60 },
    { size: 2048, quality: 88, avifQuality: 60 },
  ],
  movingQuality: null,
  mark: { kind: 2, text: proofWatermark, fromPx: 0 },
}

// For its owner and the organisers only, so its URLs are always signed.
const matchOriginal: FileRule = {
  ...comment,
  maxMB: contestBounds.originalUploadMiB,
  minShortEdge: minShortEdgePx,
  movingQuality: null,
  // Organisers look at them once, and of a raw file the original is no picture.
  avif: false,
  raw: true,
}

const poster: FileRule = {
  ...photo,
  maxMB: 10,
  // A frame of the smallest accepted video, which may be one line shorter than declared.
  minShortEdge: videoSides.minShort - 2,
  avif: false,
  partial: false,
}

// Cropped to 16:9 by its author; one that is not quite is cropped here.
const articleCover: FileRule = {
  ...photo,
  maxMB: articleLimits.photoMB,
  minWidth: articleLimits.cover.width,
  minHeight: articleLimits.cover.height,
  minShortEdge: 0,
  aspect: 16 / 9,
  partial: false,
}

const circleCover: FileRule = {
  ...articleCover,
  maxMB: circleLimits.cover.megabytes,
  minWidth: circleLimits.cover.width,
  minHeight: circleLimits.cover.height,
}

const articlePhoto: FileRule = {
  ...photo,
  maxMB: articleLimits.photoMB,
  minWidth: 600,
  minShortEdge: 0,
}

// Cut to what the site shows. Of a picture with fewer pixels, the smaller copy is used.
const sitePicture = ({ width, height }: { width: number; height: number }): FileRule => ({
  maxMB: sitePictureMB,
  minWidth: Math.round((width * 2) / 3),
  minHeight: Math.round((height * 2) / 3),
  minShortEdge: 0,
  aspect: width / height,
  copies: [
    { size: Math.round((width * 2) / 3), quality: 86, avifQuality: 58 },
    { size: width, quality: 86, avifQuality: 58 },
  ],
  large: null,
  wide: false,
  openUpTo: width,
  publicAtOnce: true,
  avif: true,
  movingQuality: null,
  partial: false,
  mark: null,
})

interface DenseSize {
  width: number
  height: number
  dense?: number
}

// With a copy for dense screens, whose address follows from that of the one that is stored.
const densePicture = ({ dense = siteDenseWidth, ...size }: DenseSize): FileRule => {
  const rule = sitePicture(size)
  return {
    ...rule,
    copies: [...rule.copies, { size: dense, quality: 86, avifQuality: 58 }],
    named: size.width,
    openUpTo: dense,
  }
}

// As those that staff give contests. Only its member and staff know its address until the contest is announced.
const matchCover: FileRule = {
  ...densePicture(activityCover),
  maxMB: contestBounds.cover.megabytes,
  minWidth: contestBounds.cover.width,
  minHeight: contestBounds.cover.height,
}

// In its own shape, below others in a text.
const newsBodyPicture: FileRule = {
  ...sitePicture(newsCover),
  minWidth: newsPicture.minWidth,
  minHeight: 0,
  aspect: null,
  copies: newsPicture.copies.map((size) => ({ size, quality: 86, avifQuality: 58 })),
  openUpTo: Math.max(...newsPicture.copies),
}

const activityBodyPicture: FileRule = {
  ...newsBodyPicture,
  minWidth: activityPicture.minWidth,
  copies: activityPicture.copies.map((size) => ({ size, quality: 86, avifQuality: 58 })),
}

const questionnaireOption: FileRule = {
  ...newsBodyPicture,
  minWidth: questionnairePicture.minWidth,
  copies: questionnairePicture.copies.map((size) => ({ size, quality: 86, avifQuality: 58 })),
  openUpTo: Math.max(...questionnairePicture.copies),
}

const rules = new Map<number, FileRule>([
  [useTypes.comment, comment],
  [useTypes.activity, { ...comment, movingQuality: null }],
  [useTypes.feedback, { ...comment, movingQuality: null }],
  [useTypes.matchOriginal, matchOriginal],
  [useTypes.message, comment],
  [useTypes.photo, photo],
  [useTypes.proof, proof],
  [useTypes.avatar, avatar],
  [useTypes.background, background],
  [useTypes.poster, poster],
  [useTypes.articleCover, articleCover],
  [useTypes.articlePhoto, articlePhoto],
  [useTypes.circleCover, circleCover],
  [useTypes.matchCover, matchCover],
  [bannerPictures.wide.useType, densePicture(bannerPictures.wide)],
  [bannerPictures.narrow.useType, densePicture(bannerPictures.narrow)],
  [topicCover.useType, densePicture(topicCover)],
  [goodsPicture.useType, densePicture(goodsPicture)],
  [giftPicture.useType, densePicture(giftPicture)],
  [productPicture.useType, densePicture(productPicture)],
  [activityCover.useType, densePicture(activityCover)],
  [activityPicture.useType, activityBodyPicture],
  [newsCover.useType, densePicture(newsCover)],
  [newsPicture.useType, newsBodyPicture],
  [questionnairePicture.useType, questionnaireOption],
  [shopPicture.useType, densePicture(shopPicture)],
])

/** Maximum file size of one use, in MiB; for photographs of experienced members it may be larger. */
export function maxMBOf(useType: number): number {
  return useType === useTypes.video ? maxVideoMB : ruleOf(useType).maxMB
}

/** Limits and copies of one use of pictures. The contract allows no other use. */
export function ruleOf(useType: number): FileRule {
  const rule = rules.get(useType)
  if (rule === undefined) throw new Error(`no rule for use type ${useType}`)
  return rule
}

/** A use of pictures of the site that have a copy for dense screens. */
interface DenseUse {
  useType: number
  /** Width of the copy whose address is stored. */
  named: number
  dense: number
  aspect: number
}

export const denseUses: readonly DenseUse[] = [...rules].flatMap(([useType, { named, copies, aspect }]) => {
  const dense = copies.at(-1)?.size
  return named === undefined || dense === undefined || aspect === null
    ? []
    : [{ useType, named, dense, aspect }]
})

/** Whether a picture of the site has the pixels for a copy for dense screens, and no such copy. */
export function lacksDenseCopy(file: {
  use_type: number
  width: number
  height: number
  webp_sizes: readonly number[]
}): boolean {
  const use = denseUses.find(({ useType }) => useType === file.use_type)
  if (use === undefined || file.webp_sizes.includes(use.dense)) return false
  return Math.min(file.width, Math.floor(file.height * use.aspect)) > use.named
}
