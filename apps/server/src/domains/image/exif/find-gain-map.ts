import { readFile } from 'node:fs/promises'
import type { GainMap } from '@guangquan/contract'

/** What says that a file contains an HDR gain map, the newest kind first: cameras write several for older readers. */
const signs: readonly (readonly [kind: GainMap, sign: string])[] = [
  // In a JPEG, and the brand of a HEIC or AVIF with a tone-mapped picture.
  ['iso21496', 'urn:iso:std:iso:ts:21496:-1'],
  ['ultraHdr', 'hdrgm:Version'],
  ['apple', 'urn:com:apple:photo:2020:aux:hdrgainmap'],
  ['apple', 'HDRGainMapVersion'],
]
const toneMapped = 'tmap'

/** The kind of HDR gain map in a file; null without one. It is beside the picture, anywhere in the file. */
export async function findGainMap(path: string): Promise<GainMap | null> {
  const file = await readFile(path)
  const found = signs.find(([, sign]) => file.includes(sign, 0, 'latin1'))
  if (found !== undefined) return found[0]
  // The list of brands of an ISO file, whose length comes first.
  const isIso = file.toString('latin1', 4, 8) === 'ftyp'
  const brands = isIso ? file.toString('latin1', 8, Math.min(file.readUInt32BE(0), 256)) : ''
  return brands.includes(toneMapped) ? 'iso21496' : null
}
