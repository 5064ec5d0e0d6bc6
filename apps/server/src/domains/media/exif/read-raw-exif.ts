import exifr from 'exifr'
import type { Metadata } from 'sharp'
import * as z from 'zod'
import { RawExif, type GearFacts } from '../decode/decode-messages.ts'
import { iccName } from './icc-name.ts'
import { isNoLens } from './no-lens.ts'
import { readXmp } from './read-xmp.ts'
import { exifDirectoryOf, readMakerNote } from './maker-note/read-maker-note.ts'
import type { MakerNoteFacts } from './maker-note/maker-note-facts.ts'
import { gearFactsOf } from './gear-facts.ts'

/** The only tags that leave the decoder process as texts: a position never does, serial numbers only as `GearFacts`. */
const allowedTags = [
  'Make',
  'Model',
  'LensMake',
  'LensModel',
  'FocalLength',
  'FocalLengthIn35mmFormat',
  'FNumber',
  'ExposureTime',
  'ISO',
  'StandardOutputSensitivity',
  'RecommendedExposureIndex',
  'ISOSpeed',
  'ApertureValue',
  'ShutterSpeedValue',
  'ExposureCompensation',
  'Flash',
  'DateTimeOriginal',
  'CreateDate',
  'ColorSpace',
  'Software',
  'InteropIndex',
]
const Parsed = z.record(z.string(), z.unknown()).nullish()

export interface FoundExif {
  exif: RawExif
  hasPosition: boolean
  gear: GearFacts
}

/** Reads the allowed tags. Damaged metadata is not an error: unreadable tags are missing. */
export async function readRawExif({
  exif,
  xmp,
  icc,
}: Pick<Metadata, 'exif' | 'xmp' | 'icc'>): Promise<FoundExif> {
  const block = exif === undefined ? null : tiffPart(exif)
  const raw: RawExif = block === null ? {} : await readTags(block)
  const { LensModel: lens, ISO: iso } = raw
  if (typeof lens === 'string' && isNoLens(lens)) delete raw['LensModel']
  if (iso === 0) delete raw['ISO']
  const note = block === null ? {} : readMakerNote(block)
  addMakerNote(raw, note)
  for (const [tag, value] of Object.entries(xmp === undefined ? {} : readXmp(xmp))) raw[tag] ??= value
  const profile = icc === undefined ? null : iccName(icc)
  if (profile !== null) raw['Profile'] = profile
  const gear = gearFactsOf(block === null ? null : exifDirectoryOf(block), note)
  return { exif: raw, hasPosition: block !== null && (await hasGpsTags(block)), gear }
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

async function readTags(block: Buffer): Promise<RawExif> {
  const read = async () =>
    Parsed.parse(
      // Revived dates would be in the server's time zone; translated values would be English words.
      await exifr.parse(block, {
        pick: allowedTags,
        interop: true,
        reviveValues: false,
        translateValues: false,
        sanitize: true,
      }),
    )
  const tags = (await read().catch(() => null)) ?? {}
  const raw: RawExif = {}
  for (const tag of allowedTags) {
    const value = RawExif.valueType.safeParse(tags[tag])
    if (value.success) raw[tag] = value.data
  }
  return raw
}

async function hasGpsTags(block: Buffer): Promise<boolean> {
  return exifr.gps(block).then(
    (position) => position !== undefined,
    () => false,
  )
}
