import { serialTags } from '@guangquan/contract/passport/passport.words'
import { normaliseSerial } from '@guangquan/rules/gear/product-serial'
import type { GearFacts, SerialText } from '../decode/decode-messages.ts'
import type { MakerNoteFacts } from './maker-note/maker-note-facts.ts'
import type { TiffDirectory } from './maker-note/tiff-directory.ts'

const bodySerial = 0xa431
const lensSerial = 0xa435
/** Of TIFF/EP; some cameras count their photographs there. */
const imageNumber = 0x9211

/** More than any shutter lasts; also refuses file numbers such as 1002-0154 without their dash. */
const maxShutterCount = 10_000_000

/** Which camera and lens took the photograph, and how often the shutter had been released by then. */
export function gearFactsOf(exif: TiffDirectory | null, note: MakerNoteFacts): GearFacts {
  const serial = (tag: SerialText['tag'], text: string | undefined): SerialText[] => {
    const cleaned = comparedSerial(text ?? '')
    return cleaned === null ? [] : [{ tag, text: cleaned }]
  }
  const counts = [
    { tag: serialTags.noteCounter, value: note.shutterCount },
    { tag: serialTags.imageNumber, value: exif?.numbers(imageNumber)[0] },
  ]
  return {
    serials: [
      ...serial(serialTags.body, exif?.text(bodySerial)),
      ...serial(serialTags.lens, exif?.text(lensSerial)),
      ...serial(serialTags.noteBody, note.serial),
      ...serial(serialTags.noteLens, note.lensSerial),
    ],
    counts: counts.flatMap(({ tag, value }) =>
      value !== undefined && value > 0 && value <= maxShutterCount ? [{ tag, value }] : [],
    ),
  }
}

/** A serial number as it is compared: null for what none can be, such as the zeros of cameras that have none. */
export function comparedSerial(written: string): string | null {
  const text = normaliseSerial(written)
  return /^[0-9A-Z]{5,16}$/.test(text) && new Set(text).size > 1 ? text : null
}
