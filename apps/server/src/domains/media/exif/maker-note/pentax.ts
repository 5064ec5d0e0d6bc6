import type { MakerNoteFacts } from './read-maker-note.ts'
import type { TiffDirectory } from './tiff-directory.ts'

const isoTag = 0x0014
/** Codes from 3 in thirds of a stop; higher values are the ISO itself. */
const firstCode = 3
const isoNames = [
  50, 64, 80, 100, 125, 160, 200, 250, 320, 400, 500, 640, 800, 1000, 1250, 1600, 2000, 2500, 3200, 4000,
  5000, 6400,
]

/** The lens is a number of a list that only Pentax maintains; newer bodies write its name into the tags of EXIF. */
export function pentaxFacts(note: TiffDirectory): MakerNoteFacts {
  const [code = 0] = note.numbers(isoTag)
  return { iso: isoNames[code - firstCode] ?? (code >= 50 && code < 65_535 ? code : undefined) }
}
