import type { PictureShape } from '@guangquan/contract'
import { copyWidth, largestSide } from '@guangquan/ui'
import type { Sides } from './zoom.ts'

/** Dimensions in pixels of the copy whose longer side is `longer`. */
export function copySides(picture: PictureShape, longer: number): Sides {
  const width = copyWidth(picture, longer)
  return { width, height: Math.max(1, Math.round((width * picture.height) / picture.width)) }
}

/** The copies to show when the photograph's longer side covers this many device pixels. */
export function copiesFor(picture: PictureShape, longerOnScreen: number): { src: string; p3: string | null } {
  if (picture.urlFull !== null && longerOnScreen > largestSide({ ...picture, urlFull: null })) {
    return { src: picture.urlFull, p3: picture.p3?.urlFull ?? null }
  }
  return {
    src: picture.url2048 ?? picture.url1080,
    p3: picture.p3 === null ? null : (picture.p3.url2048 ?? picture.p3.url1080),
  }
}
