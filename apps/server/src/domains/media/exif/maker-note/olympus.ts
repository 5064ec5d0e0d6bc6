import type { MakerNoteFacts } from './maker-note-facts.ts'
import { standardIso } from './standard-iso.ts'
import type { TiffDirectory } from './tiff-directory.ts'

const equipment = 0x2010
const lensModel = 0x0203
/** The sensitivity in the units of APEX. */
const isoValue = 0x1001
const apexOf100 = 5

/** Tags of exiftool.org/TagNames/Olympus.html. */
export function olympusFacts(note: TiffDirectory): MakerNoteFacts {
  const [speed] = note.rationals(isoValue)
  return {
    lens: note.directory(equipment)?.text(lensModel),
    iso: speed === undefined ? undefined : standardIso(speed - apexOf100),
  }
}
