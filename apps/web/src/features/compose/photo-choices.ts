import type { ExifEdits, Licence, PictureExif, Watermark } from '@guangquan/contract'
import { pictureLimits } from '@guangquan/contract/media/media.limits'
import { manualFields } from '@guangquan/contract/media/manual-fields'
import { writtenLength } from '@guangquan/contract/text/text-length'

/** The author's choices for one photograph, beside its title and description. */
export interface PhotoChoices {
  exifEdits: ExifEdits
  licence: Licence
  watermark: Watermark
  largeOpen: boolean
  timeOpen: boolean
}

export const defaultChoices: PhotoChoices = {
  exifEdits: {},
  licence: 1,
  watermark: 0,
  largeOpen: false,
  timeOpen: false,
}

/** Picks the choices of a photograph. */
export function choicesOf({
  exifEdits,
  licence,
  watermark,
  largeOpen,
  timeOpen,
}: PhotoChoices): PhotoChoices {
  return { exifEdits, licence, watermark, largeOpen, timeOpen }
}

/** Camera data as shown on the post: the file's, overridden by manual edits. */
export function withEdits(exif: PictureExif, edits: ExifEdits): PictureExif {
  const { camera, lens, exposureSeconds, focalLength } = edits
  return {
    ...exif,
    ...(camera === undefined ? {} : { make: null, model: camera, cameraId: null, cameraName: camera }),
    ...(lens === undefined ? {} : { lensModel: lens, lensId: null, lensName: lens }),
    ...(exposureSeconds === undefined ? {} : { exposureSeconds, exposureTime: shutterText(exposureSeconds) }),
    ...(focalLength === undefined ? {} : { focalLength, focal35: null }),
    ...defined(edits, ['fNumber', 'iso', 'exposureBias', 'focal35', 'film', 'scanner', 'lensType'] as const),
    ...defined(edits, ['adapter', 'software', 'shotDate'] as const),
    hand: [...new Set([...exif.hand, ...manualEditsOf(edits)])],
  }
}

function manualEditsOf(edits: ExifEdits): PictureExif['hand'] {
  const names: PictureExif['hand'] = []
  for (const [name, value] of Object.entries(edits)) {
    const field = manualFields.find((one) => one === name)
    if (field !== undefined && value !== undefined) names.push(field)
  }
  return names
}

function defined<K extends keyof ExifEdits>(
  edits: ExifEdits,
  names: readonly K[],
): Partial<Pick<ExifEdits, K>> {
  const found: Partial<Pick<ExifEdits, K>> = {}
  for (const name of names) if (edits[name] !== undefined) found[name] = edits[name]
  return found
}

/** Error for camera data that is too long; null if it fits. */
export function longWords(words: string): string | null {
  return writtenLength(words) > pictureLimits.exifText ? `最多 ${pictureLimits.exifText} 字` : null
}

/** Formats an exposure time in seconds as cameras do. */
export function shutterText(seconds: number): string {
  if (seconds < 0.29) return `1/${Math.round(1 / seconds)}`
  return String(Number(seconds.toFixed(seconds < 10 ? 1 : 0)))
}

/** Parses an exposure time to seconds: `1/250`, `1/250s`, `2.5`, `30"`. Null if invalid. */
export function readShutter(text: string): number | null {
  const [, top, bottom] = /^(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?\s*(?:s|秒|["”″])?$/i.exec(text.trim()) ?? []
  if (top === undefined) return null
  const seconds = Number(top) / Number(bottom ?? 1)
  return seconds >= 1 / 64_000 && seconds <= 86_400 ? seconds : null
}

/** Parses a number within bounds; units and `f/` are ignored. Null if invalid. */
export function readNumber(text: string, min: number, max: number): number | null {
  const value = Number(
    text
      .trim()
      .replace('−', '-')
      .replace(/^f\/?|^iso\s*|mm$|ev$/gi, '')
      .trim(),
  )
  return text.trim() !== '' && value >= min && value <= max ? value : null
}
