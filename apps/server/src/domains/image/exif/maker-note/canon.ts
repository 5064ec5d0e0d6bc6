import { lensSpec } from './lens-spec.ts'
import { doubtful, type MakerNoteFacts } from './maker-note-facts.ts'
import type { TiffDirectory } from './tiff-directory.ts'

const cameraSettings = 0x0001
const shotInfo = 0x0004
const lensModel = 0x0095
const serialNumber = 0x000c
/** As it is engraved: with the zeros before it. */
const serialDigits = 10
/** Places in the camera settings. */
const place = { iso: 16, lensType: 22, longest: 23, shortest: 24, unitsPerMm: 25 }
/** No setting. */
const notSet = 0x7fff
/** What cameras with a built-in lens write. */
const builtIn = 0xffff

export function canonFacts(note: TiffDirectory): MakerNoteFacts | typeof doubtful {
  const settings = note.numbers(cameraSettings)
  const info = note.numbers(shotInfo)
  if (!saysItsLength(settings) || !saysItsLength(info)) return doubtful
  const [serial = 0] = note.numbers(serialNumber)
  const lens = note.text(lensModel) ?? lensOf(settings)
  if (lens === doubtful) return doubtful
  return {
    lens,
    iso: isoOf(settings, info),
    serial: serial === 0 ? undefined : String(serial).padStart(serialDigits, '0'),
  }
}

/** A list of 16-bit numbers begins with its length in bytes. */
const saysItsLength = (list: readonly number[]) => list.length === 0 || list[0] === 2 * list.length

function lensOf(settings: readonly number[]): string | undefined | typeof doubtful {
  const type = settings[place.lensType] ?? builtIn
  const units = settings[place.unitsPerMm] ?? 0
  const [shortest = 0, longest = 0] = [settings[place.shortest], settings[place.longest]]
  if (type === builtIn || units === 0 || longest === 0) return undefined
  return lensSpec([shortest / units, longest / units], [0, 0]) ?? doubtful
}

function isoOf(settings: readonly number[], [, auto = 0, base = 0]: readonly number[]): number | undefined {
  const setting = settings[place.iso] ?? 0
  // All bits but the sign stand for none.
  if ((setting & 0x4000) !== 0 && setting < notSet) return setting & 0x3fff
  // 16 is 50, 17 is 100, up to 800; 15 and others are automatic.
  if (setting >= 16 && setting <= 20) return 50 * 2 ** (setting - 16)
  if (base === 0 || base > 1024 || auto > 1024) return undefined
  // Both count 32nds of a stop; the automatic one multiplies the base.
  return Math.round((2 ** (base / 32) * 100) / 32) * 2 ** (auto / 32)
}
