import { lensSpec } from './lens-spec.ts'
import { doubtful, type MakerNoteFacts } from './maker-note-facts.ts'
import type { TiffDirectory } from './tiff-directory.ts'

const isoTag = 0x0002
const lensTypeTag = 0x0083
const lensTag = 0x0084
const serialTag = 0x001d
const shutterCountTag = 0x00a7

export function nikonFacts(note: TiffDirectory): MakerNoteFacts | typeof doubtful {
  const [, iso] = note.numbers(isoTag)
  const [shutterCount] = note.numbers(shutterCountTag)
  const lens = lensOf(note)
  if (lens === doubtful) return doubtful
  return {
    lens,
    iso: iso === 0 ? undefined : iso,
    serial: note.text(serialTag),
    shutterCount,
  }
}

/** As the name on the lens says it without its maker: `18-200mm f/3.5-5.6 G VR`. */
function lensOf(note: TiffDirectory): string | undefined | typeof doubtful {
  const [shortest = 0, longest = 0, wide = 0, tele = 0] = note.rationals(lensTag)
  // Without contacts there are no figures.
  if (!(shortest > 0) && !(longest > 0)) return undefined
  const spec = lensSpec([shortest, longest], [wide, tele])
  if (spec === undefined) return doubtful
  const [bits = 0] = note.numbers(lensTypeTag)
  const kind = (bits & 4) !== 0 ? 'G' : (bits & 2) !== 0 ? 'D' : ''
  return [spec, kind, (bits & 8) !== 0 ? 'VR' : ''].filter((word) => word !== '').join(' ')
}
