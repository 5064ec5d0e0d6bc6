export type PhotoCopies = {
  url480: string
  url1080: string
  /** For dense screens, up to 2160 px; missing if it equals the next smaller copy. */
  url2048?: string | null
  /** 3840 px, if the author allows it. */
  urlFull?: string | null
}

export type PhotoSource = PhotoCopies & {
  /** The same in Display P3, if the original exceeds sRGB. */
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

/** The copies, ascending, with the longer side that their addresses name, or that such a copy has by the rules. */
function copiesOf(urls: PhotoCopies) {
  const copies = [
    [480, urls.url480],
    [1080, urls.url1080],
    [2160, urls.url2048],
    [3840, urls.urlFull],
  ] as const
  return copies.flatMap(([size, url]) =>
    url ? [{ url, longer: Number(namedSide.exec(url)?.[1] ?? size) }] : [],
  )
}

const namedSide = /\/(\d+)(?:[a-z][a-z\d]*)?\.webp/

/**
 * `srcset` of the public copies, by their true widths. A copy's longer side is as stated in its URL and never longer
 * than the original's; of two copies with the same width one is listed.
 */
export function photoSrcSet(photo: PhotoSource, urls: PhotoCopies = photo): string {
  const byWidth = new Map<number, string>()
  for (const { url, longer } of copiesOf(urls)) {
    const width = copyWidth(photo, longer)
    if (!byWidth.has(width)) byWidth.set(width, url)
  }
  return [...byWidth].map(([width, url]) => `${url} ${width}w`).join(', ')
}

/** Longer side in pixels of the largest copy this viewer may see. */
export function largestSide(photo: PhotoSource): number {
  return Math.min(copiesOf(photo).at(-1)?.longer ?? 0, Math.max(photo.width, photo.height))
}

/** Width in CSS pixels beyond which the largest copy would be enlarged. */
export function largestWidth(photo: PhotoSource): number {
  return copyWidth(photo, largestSide(photo))
}

/** `sizes` multiplied: each of its lengths, but for those of its conditions. */
export function scaledSizes(sizes: string, factor: number): string {
  return sizes.replace(/\([^()]*(?:width|height)[^()]*\)|([\d.]+)(px|rem|s?v[wh])/g, (text, length, unit) =>
    length === undefined ? text : `${Math.round(length * factor * 100) / 100}${unit}`,
  )
}

/** `sizes` of a photograph that fills a box of this ratio: it is wider than the box that cuts off its sides. */
export function coverSizes(
  sizes: string,
  { width, height }: { width: number; height: number },
  ratio: number,
): string {
  const factor = width / height / ratio
  return factor > 1.01 ? scaledSizes(sizes, factor) : sizes
}

/** Width in pixels of the copy whose longer side is at most `longer`. */
export function copyWidth({ width, height }: { width: number; height: number }, longer: number): number {
  const scale = Math.min(1, longer / Math.max(width, height))
  return Math.max(1, Math.round(width * scale))
}

/** Aspect ratio of a tile, clamped to 0.5–3, so that extremes do not break the wall; 1 if the size is unknown. */
export function tileRatio({ width, height }: { width: number; height: number }): number {
  return Math.min(3, Math.max(0.5, width / height || 1))
}
