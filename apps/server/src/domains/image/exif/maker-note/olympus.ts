import type { MakerNoteFacts } from './maker-note-facts.ts'
import { standardIso } from './standard-iso.ts'
import type { TiffDirectory } from './tiff-directory.ts'

const equipment = 0x2010
const lensModel = 0x0203
const serialNumber = 0x0101
const lensSerial = 0x0202
/** The sensitivity in the units of APEX. */
const isoValue = 0x1001
const apexOf100 = 5

/** Tags of exiftool.org/TagNames/Olympus.html. */
export function olympusFacts(note: TiffDirectory): MakerNoteFacts {
  const [speed] = note.rationals(isoValue)
  const gear = note.directory(equipment)
  return {
    lens: gear?.text(lensModel),
    serial: gear?.text(serialNumber),
    lensSerial: gear?.text(lensSerial),
    iso: speed === undefined ? undefined : standardIso(speed - apexOf100),
  }
}
