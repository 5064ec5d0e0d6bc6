import type { Metadata } from 'sharp'
import type { GearFacts, RawExif } from '../decode/decode-messages.ts'
import { iccName } from './icc-name.ts'
import { isNoLens } from '@guangquan/rules/gear/no-lens'
import { containsPosition, readTags } from './read-tags.ts'
import { readXmp } from './read-xmp.ts'
import { exifDirectoryOf, readMakerNote } from './maker-note/read-maker-note.ts'
import type { MakerNoteFacts } from './maker-note/maker-note-facts.ts'
import { gearFactsOf } from './gear-facts.ts'

export interface FoundExif {
  exif: RawExif
  hasPosition: boolean
  gear: GearFacts
}

/** Reads the allowed tags. Damaged metadata is not an error: unreadable tags are missing. */
export function readRawExif({ exif, xmp, icc }: Pick<Metadata, 'exif' | 'xmp' | 'icc'>): FoundExif {
  const block = exif === undefined ? null : tiffPart(exif)
  const raw: RawExif = block === null ? {} : readTags(block)
  const { LensModel: lens, ISO: iso } = raw
  if (typeof lens === 'string' && isNoLens(lens)) delete raw['LensModel']
  if (iso === 0) delete raw['ISO']
  const note = block === null ? {} : readMakerNote(block)
  addMakerNote(raw, note)
  if (typeof raw['LensModel'] === 'string' && isNoLens(raw['LensModel'])) delete raw['LensModel']
  for (const [tag, value] of Object.entries(xmp === undefined ? {} : readXmp(xmp))) raw[tag] ??= value
  const profile = icc === undefined ? null : iccName(icc)
  if (profile !== null) raw['Profile'] = profile
  const gear = gearFactsOf(block === null ? null : exifDirectoryOf(block), note)
  return { exif: raw, hasPosition: block !== null && containsPosition(block), gear }
}

/** Older cameras, and some newer ones, name the lens or the ISO only there. */
function addMakerNote(raw: RawExif, { lens, iso }: MakerNoteFacts): void {
  if (lens !== undefined) raw['LensModel'] ??= lens
  if (iso !== undefined) raw['ISO'] ??= iso
}

/** libvips includes the JPEG prefix in the block. */
function tiffPart(exif: Buffer): Buffer {
  return exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif
}
