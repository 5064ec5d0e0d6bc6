import { lensSpec } from './lens-spec.ts'
import type { MakerNoteFacts } from './maker-note-facts.ts'
import type { TiffDirectory } from './tiff-directory.ts'

const cameraSettings = 0x0001
const shotInfo = 0x0004
const lensModel = 0x0095
const serialNumber = 0x000c
/** As it is engraved: with the zeros before it. */
const serialDigits = 10
/** Places in the camera settings. */
const place = { iso: 16, lensType: 22, longest: 23, shortest: 24, unitsPerMm: 25 }
/** What cameras with a built-in lens write. */
const builtIn = 0xffff

export function canonFacts(note: TiffDirectory): MakerNoteFacts {
  const settings = note.numbers(cameraSettings)
  const [serial = 0] = note.numbers(serialNumber)
  return {
    lens: note.text(lensModel) ?? lensOf(settings),
    iso: isoOf(settings, note.numbers(shotInfo)),
    serial: serial === 0 ? undefined : String(serial).padStart(serialDigits, '0'),
  }
}

function lensOf(settings: readonly number[]): string | undefined {
  const type = settings[place.lensType] ?? builtIn
  const units = settings[place.unitsPerMm] ?? 0
  if (type === builtIn || units === 0) return undefined
  const [shortest = 0, longest = 0] = [settings[place.shortest], settings[place.longest]]
  return lensSpec([shortest / units, longest / units], [0, 0])
}

function isoOf(settings: readonly number[], [, auto = 0, base = 0]: readonly number[]): number | undefined {
  const setting = settings[place.iso] ?? 0
  if ((setting & 0x4000) !== 0 && setting < 0x8000) return setting & 0x3fff
  // 16 is 50, 17 is 100, up to 800; 15 and others are automatic.
  if (setting >= 16 && setting <= 20) return 50 * 2 ** (setting - 16)
  if (base === 0 || base > 1024 || auto > 1024) return undefined
  // Both count 32nds of a stop; the automatic one multiplies the base.
  return Math.round((2 ** (base / 32) * 100) / 32) * 2 ** (auto / 32)
}
