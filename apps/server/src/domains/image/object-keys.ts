import { acceptedTypes } from './accepted-types.ts'
import { rawTypes } from './raw/raw-types.ts'

export const pdfMime = 'application/pdf'

/** Storage keys of files: random names in a folder per day, nothing a member wrote. */
export function keysOf(
  fileId: string,
  mime: string,
  now: Date,
): { originalKey: string; publicPrefix: string } {
  const month = now.toISOString().slice(0, 7).replace('-', '/')
  const extension = mime === pdfMime ? 'pdf' : (acceptedTypes.get(mime) ?? rawTypes.get(mime))
  if (extension === undefined) throw new Error(`no extension for ${mime}`)
  return {
    originalKey: `originals/${month}/${fileId}.${extension}`,
    publicPrefix: `copies/${month}/${fileId}`,
  }
}

/** Key of a PDF with its watermark, the only one that is read by anybody but its owner's export. */
export function stampedKey(publicPrefix: string): string {
  return `${publicPrefix}/${stampedName}`
}

/** Name of a PDF with its watermark, in URLs and in storage. */
export const stampedName = 'stamped.pdf'

export type CopyFormat = 'webp' | 'avif'

/** Which copy of a photograph. */
export interface CopyName {
  size: number
  gamut: 'srgb' | 'p3'
  /** Version of its watermark; 0 without one. */
  mark: number
  /** The animation, not its first frame. */
  moving?: boolean
}

/**
 * Name of a copy in URLs and in storage: `1080`, in Display P3 `1080p3`, animated `1080a`, with its third watermark
 * `1080m3`.
 */
export function copyName({ size, gamut, mark, moving = false }: CopyName): string {
  return `${size}${gamut === 'p3' ? 'p3' : ''}${moving ? 'a' : ''}${mark === 0 ? '' : `m${mark}`}`
}

/** Parses a name; null when it is not one. */
export function readCopyName(name: string): CopyName | null {
  const [, size, gamut, moving, mark] = /^(\d{2,4})(?:(p3)|(a))?(?:m([1-9]\d{0,8}))?$/.exec(name) ?? []
  if (size === undefined) return null
  return {
    size: Number(size),
    gamut: gamut === undefined ? 'srgb' : 'p3',
    mark: Number(mark ?? 0),
    moving: moving !== undefined,
  }
}

/** Key of one copy. */
export function copyKey(publicPrefix: string, name: CopyName, format: CopyFormat): string {
  return `${publicPrefix}/${copyName(name)}.${format}`
}
