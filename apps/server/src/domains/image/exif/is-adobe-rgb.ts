import type { RawExif } from '../decode/decode-messages.ts'

/**
 * Whether a camera says that its values are in Adobe RGB without a profile: DCF writes the interoperability index R03
 * and an uncalibrated colour space; some cameras write 2 instead, which EXIF does not know.
 */
export function isAdobeRgb(exif: RawExif): boolean {
  const index = exif['InteropIndex']
  const isIndexed = typeof index === 'string' && index.startsWith('R03')
  return exif['ColorSpace'] === 2 || (isIndexed && exif['ColorSpace'] !== 1)
}
