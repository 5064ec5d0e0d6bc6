import type { MakerNoteFacts } from './maker-note-facts.ts'
import { pentaxLens } from './pentax-lenses.ts'
import { standardIsos } from './standard-iso.ts'
import type { TiffDirectory } from './tiff-directory.ts'

const isoTag = 0x0014
const lensTag = 0x003f
const serialTag = 0x0229
/** Codes from 3 in thirds of a stop; higher values are the ISO itself. */
const firstCode = 3

/** Newer bodies write the lens into the tags of EXIF; earlier ones write its numbers. */
export function pentaxFacts(note: TiffDirectory): MakerNoteFacts {
  const [code = 0] = note.numbers(isoTag)
  const [series = 0, model = 0] = note.numbers(lensTag)
  return {
    lens: pentaxLens(series, model),
    iso: codedIso(code) ?? (code >= 50 && code < 65_535 ? code : undefined),
    serial: note.text(serialTag),
  }
}

const lastCode = firstCode + standardIsos.indexOf(6400)

function codedIso(code: number): number | undefined {
  return code <= lastCode ? standardIsos[code - firstCode] : undefined
}
