export type PhotoCopies = {
  url480: string
  url1080: string
  /** Missing for visitors. */
  url2048?: string | null
  /** 3840 px, where the author allows it. */
  urlFull?: string | null
}

export type PhotoSource = PhotoCopies & {
  /** The same in Display P3, where the original exceeds sRGB. */
  p3?: PhotoCopies | null
  /** Of the upright original, in pixels. */
  width: number
  height: number
  /** Thumbhash, base64. */
  blur?: string
  /** Average colour, `#rrggbb`. */
  color?: string
}

/** Screens with a wider gamut than sRGB. */
export const wideScreen = '(color-gamut: p3)'

/**
 * `srcset` of the public copies. A copy's longer side is as its name says and never longer than the original's; of two
 * copies with the same width one is listed.
 */
export function photoSrcSet(photo: PhotoSource, urls: PhotoCopies = photo): string {
  const copies = [
    [480, urls.url480],
    [1080, urls.url1080],
    [2048, urls.url2048],
    [3840, urls.urlFull],
  ] as const
  const byWidth = new Map<number, string>()
  for (const [longer, url] of copies) {
    const width = copyWidth(photo, longer)
    if (url && !byWidth.has(width)) byWidth.set(width, url)
  }
  return [...byWidth].map(([width, url]) => `${url} ${width}w`).join(', ')
}

/** Longer side in pixels of the largest copy this viewer may see. */
export function largestSide(photo: PhotoSource): number {
  const longest = photo.urlFull ? 3840 : photo.url2048 ? 2048 : 1080
  return Math.min(longest, Math.max(photo.width, photo.height))
}

/** Width in CSS pixels beyond which the largest copy would be enlarged. */
export function largestWidth(photo: PhotoSource): number {
  return copyWidth(photo, largestSide(photo))
}

/** Width in pixels of the copy whose longer side is at most `longer`. */
export function copyWidth({ width, height }: { width: number; height: number }, longer: number): number {
  const scale = Math.min(1, longer / Math.max(width, height))
  return Math.max(1, Math.round(width * scale))
}

/** Aspect ratio of a tile, clamped to 0.5–3, so that extremes do not break the wall; 1 where the size is unknown. */
export function tileRatio({ width, height }: { width: number; height: number }): number {
  return Math.min(3, Math.max(0.5, width / height || 1))
}
