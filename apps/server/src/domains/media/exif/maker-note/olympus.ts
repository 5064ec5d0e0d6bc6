import type { MakerNoteFacts } from './read-maker-note.ts'
import type { TiffDirectory } from './tiff-directory.ts'

const equipment = 0x2010
const lensModel = 0x0203

/** The ISO is in the tags of EXIF. */
export function olympusFacts(note: TiffDirectory): MakerNoteFacts {
  return { lens: note.directory(equipment)?.text(lensModel) }
}
