import {
  articleLimits,
  maxPhotoMB,
  maxVideoMB,
  minShortEdgePx,
  useTypes,
  videoSides,
} from '@guangquan/contract'

/** One copy made for showing. `size` is its name in the URL: long edge for photographs, width for the others. */
export interface CopySize {
  size: number
  /** WebP quality. */
  quality: number
  /** AVIF quality that looks the same at a smaller size. */
  avifQuality: number
}

export interface FileRule {
  maxMB: number
  minWidth: number
  minHeight: number
  minShortEdge: number
  /** Width over height the copies are cut to; null keeps the picture whole. */
  aspect: number | null
  /** Ascending. */
  copies: readonly CopySize[]
  /** Made only where the owner lets others see it. */
  large: CopySize | null
  /** Copies in Display P3 too, of sources that have such colours. */
  wide: boolean
  /** Largest copy anyone may read without a signature once the file is public. */
  openUpTo: number
  /** Shown to everybody from the first moment on. */
  publicAtOnce: boolean
  /** Made again as AVIF by a job. */
  avif: boolean
  /** Takes a GIF too, and keeps its movement in a copy of this quality as large as the largest. Null refuses it. */
  movingQuality: number | null
}

const photo: FileRule = {
  maxMB: maxPhotoMB,
  minWidth: 0,
  minHeight: 0,
  minShortEdge: minShortEdgePx,
  aspect: null,
  copies: [
    { size: 480, quality: 82, avifQuality: 55 },
    { size: 1080, quality: 88, avifQuality: 60 },
    { size: 2048, quality: 90, avifQuality: 63 },
  ],
  large: { size: 3840, quality: 92, avifQuality: 66 },
  wide: true,
  openUpTo: 1080,
  publicAtOnce: false,
  avif: true,
  movingQuality: null,
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
}

// Its comment's post says who may see it, so its addresses are always signed.
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
}

const poster: FileRule = {
  ...photo,
  maxMB: 10,
  // A frame of the smallest video that is taken, which may be a line short of what it claims.
  minShortEdge: videoSides.minShort - 2,
  openUpTo: 2048,
  avif: false,
}

// Cut to 16:9 by its author; one that is not quite is cut here.
const articleCover: FileRule = {
  ...photo,
  maxMB: articleLimits.photoMB,
  minWidth: articleLimits.cover.width,
  minHeight: articleLimits.cover.height,
  minShortEdge: 0,
  aspect: 16 / 9,
}

const articlePhoto: FileRule = {
  ...photo,
  maxMB: articleLimits.photoMB,
  minWidth: 600,
  minShortEdge: 0,
}

const rules = new Map<number, FileRule>([
  [useTypes.comment, comment],
  [useTypes.photo, photo],
  [useTypes.avatar, avatar],
  [useTypes.background, background],
  [useTypes.poster, poster],
  [useTypes.articleCover, articleCover],
  [useTypes.articlePhoto, articlePhoto],
])

/** Largest file of one use, in MiB; photographs of experienced members may be larger. */
export function maxMBOf(useType: number): number {
  return useType === useTypes.video ? maxVideoMB : ruleOf(useType).maxMB
}

/** Limits and copies of one use of pictures. The contract lets no other use through. */
export function ruleOf(useType: number): FileRule {
  const rule = rules.get(useType)
  if (rule === undefined) throw new Error(`no rule for use type ${useType}`)
  return rule
}

/** Types by content. The sentence of a refusal names all but GIF, which only some uses take. */
export const acceptedTypes = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
  ['image/heic', 'heic'],
  ['image/heif', 'heif'],
  ['image/gif', 'gif'],
])

/** Largest copy of a photograph that needs no leave of its author. */
export const largestUnasked = 2048

/** An upload can be used for this long after it was made. */
export const usableForMs = 24 * 3600_000
/** An upload nobody used is removed after this long: a little later, so that no post can claim it meanwhile. */
export const unusedAfterMs = usableForMs + 10 * 60_000
/** Longest a file may take on its way in or out. */
export const slowestTransferMs = 600_000
