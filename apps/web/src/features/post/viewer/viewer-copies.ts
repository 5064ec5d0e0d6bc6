import type { PictureShape } from '@guangquan/contract'
import { copyWidth } from '@guangquan/ui'
import type { Sides } from './zoom.ts'

/** Longer side of the largest copy this viewer may see. */
export function largestCopy(picture: PictureShape): number {
  const longer = Math.max(picture.width, picture.height)
  const max = picture.urlFull !== null ? 3840 : picture.url2048 === null ? 1080 : 2048
  return Math.min(longer, max)
}

/** Dimensions in pixels of the copy whose longer side is `longer`. */
export function copySides(picture: PictureShape, longer: number): Sides {
  const width = copyWidth(picture, longer)
  return { width, height: Math.max(1, Math.round((width * picture.height) / picture.width)) }
}

/** The copies to show when the photograph's longer side covers this many device pixels. */
export function copiesFor(picture: PictureShape, longerOnScreen: number): { src: string; p3: string | null } {
  if (picture.urlFull !== null && longerOnScreen > 2048) {
    return { src: picture.urlFull, p3: picture.p3?.urlFull ?? null }
  }
  return {
    src: picture.url2048 ?? picture.url1080,
    p3: picture.p3 === null ? null : (picture.p3.url2048 ?? picture.p3.url1080),
  }
}
