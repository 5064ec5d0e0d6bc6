/** What cameras say in their maker note and not, or not always, in the tags of EXIF. */
export interface MakerNoteFacts {
  lens?: string | undefined
  iso?: number | undefined
  /** Serial numbers of the body and of the lens, as they were written. */
  serial?: string | undefined
  lensSerial?: string | undefined
  /** How often the shutter was released. */
  shutterCount?: number | undefined
}

/** A value that cannot be is read from the wrong place, as then all others are. */
export const doubtful = Symbol('doubtful')

const iso = { min: 3, max: 4_000_000 }
/** More than any shutter lasts. */
const maxShutterCount = 10_000_000
const longestName = 100
const printed = /^[\p{L}\p{N}\p{P}\p{S} ]+$/u

/** Whether all that a note says can be. */
export function isPlausible(facts: MakerNoteFacts): boolean {
  const isIso = facts.iso === undefined || (facts.iso >= iso.min && facts.iso <= iso.max)
  const isCount = facts.shutterCount === undefined || facts.shutterCount <= maxShutterCount
  const areTexts = [facts.lens, facts.serial, facts.lensSerial].every(
    (text) => text === undefined || (text.length <= longestName && printed.test(text)),
  )
  return isIso && isCount && areTexts
}
