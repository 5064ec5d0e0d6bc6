import type { RawExif } from '../decode/decode-messages.ts'
import { exifDirectoryOf, mainDirectoryOf } from './maker-note/read-maker-note.ts'
import type { TiffDirectory } from './maker-note/tiff-directory.ts'

/**
 * The only tags that leave the decoder process as texts: a position never does, serial numbers only as `GearFacts`. They
 * are read from the directory of EXIF, and from the first one where that lacks them.
 */
const texts: Readonly<Record<string, number>> = {
  Make: 0x010f,
  Model: 0x0110,
  Software: 0x0131,
  DateTimeOriginal: 0x9003,
  CreateDate: 0x9004,
  LensMake: 0xa433,
  LensModel: 0xa434,
}
const numbers: Readonly<Record<string, number>> = {
  ExposureTime: 0x829a,
  FNumber: 0x829d,
  ISO: 0x8827,
  StandardOutputSensitivity: 0x8831,
  RecommendedExposureIndex: 0x8832,
  ISOSpeed: 0x8833,
  ShutterSpeedValue: 0x9201,
  ApertureValue: 0x9202,
  ExposureCompensation: 0x9204,
  Flash: 0x9209,
  FocalLength: 0x920a,
  ColorSpace: 0xa001,
  FocalLengthIn35mmFormat: 0xa405,
}
/** Of the camera and of its programs, in the first directory. */
const ofMain = new Set(['Make', 'Model', 'Software'])
const interoperability = 0xa005
const interopIndex = 0x0001
const gps = 0x8825
const latitude = 0x0002
const longitude = 0x0004

/** The allowed tags of a TIFF block; those that cannot be read are missing. */
export function readTags(block: Buffer): RawExif {
  const main = mainDirectoryOf(block)
  const exif = exifDirectoryOf(block)
  const raw: RawExif = {}
  for (const [name, tag] of Object.entries(texts)) {
    const value = firstOf(ofMain.has(name) ? [main, exif] : [exif, main], (directory) => directory.text(tag))
    if (value !== undefined) raw[name] = value
  }
  for (const [name, tag] of Object.entries(numbers)) {
    const value = firstOf([exif, main], (directory) => oneOf(directory.values(tag)))
    if (value !== undefined) raw[name] = value
  }
  const index = firstOf([exif, main], (directory) =>
    directory.directory(interoperability)?.text(interopIndex),
  )
  if (index !== undefined) raw['InteropIndex'] = index
  return raw
}

/** Whether a TIFF block says where the photograph was taken; only this leaves the decoder process. */
export function containsPosition(block: Buffer): boolean {
  const directory = mainDirectoryOf(block)?.directory(gps)
  return [latitude, longitude].every((tag) => directory?.values(tag).some(Number.isFinite) === true)
}

function firstOf<T>(
  directories: readonly (TiffDirectory | null)[],
  read: (directory: TiffDirectory) => T | undefined,
): T | undefined {
  for (const directory of directories) {
    const value = directory === null ? undefined : read(directory)
    if (value !== undefined) return value
  }
  return undefined
}

/** Several values of one number, as some makers write them: the first that is not zero. */
function oneOf(values: readonly number[]): number | undefined {
  const finite = values.filter((value) => Number.isFinite(value))
  return finite.find((value) => value !== 0) ?? finite[0]
}
