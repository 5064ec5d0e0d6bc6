import type {
  contestGear,
  ContestGear,
  originalCodes,
  originalFacts,
  VerdictLevel,
  VerdictRule,
} from '@guangquan/contract/contest/contest.words'

const gearRules: typeof contestGear = { any: 0, brand: 1, listed: 2 }

/** The rules of a contest for each photograph, as data. Null: no requirement. */
export interface PhotoRules {
  formats: readonly string[]
  minBytes: number | null
  maxBytes: number | null
  /** In pixels. */
  longEdge: number | null
  /** Requires camera data: the camera, the time and the exposure. */
  exif: boolean
  /** By the camera's clock, `yyyy-MM-dd HH:mm:ss`. */
  capturedFrom: string | null
  capturedTo: string | null
  gear: ContestGear
  cameraIds: readonly string[]
  lensIds: readonly string[]
  /** Checks whether it was taken with gear registered by its author. */
  owner: boolean
  /** Shows which program wrote the file. */
  software: boolean
  aiMade: boolean
  duplicate: boolean
  /** A miss by no more than a tenth goes to a person. */
  lenient: boolean
}

/** Facts about a photograph. The browser knows all except those that are null until the server has looked. */
export interface PhotoFacts {
  /** From the content, never from the file name: `jpeg`, `png`. */
  format: string
  bytes: number
  width: number
  height: number
  make: string | null
  model: string | null
  cameraId: string | null
  lensId: string | null
  /** By the camera's clock, `yyyy-MM-dd HH:mm:ss` or only the day. */
  capturedAt: string | null
  exposureSeconds: number | null
  software: string | null
  /** Whether the author entered the camera data by hand. */
  isByHand: boolean
  /** Higher of the level found in the file's metadata and the declared one: 1 none, 2 altered, 3 made. */
  ai: number
  /** Whether camera or lens is a product of the brand. Null until the server has looked. */
  isBrandGear: boolean | null
  /** Null until the server has looked. */
  isOwnGear: boolean | null
  /**
   * Null until the server has looked; `entry` is the number of the entry with the photograph, or empty for a post
   * elsewhere.
   */
  duplicateOf: { entry: string; isOwn: boolean; similar: number } | 'none' | null
}

/** Why a rule is not met. */
export type VerdictCode =
  | 'ok'
  | 'wrongFormat'
  | 'tooLight'
  | 'tooHeavy'
  | 'tooSmall'
  | 'slightlySmall'
  | 'noExif'
  | 'exifByHand'
  | 'noTime'
  | 'tooEarly'
  | 'tooLate'
  | 'otherGear'
  | 'unknownGear'
  | 'notOwner'
  | 'edited'
  | 'aiMade'
  | 'aiAltered'
  | 'sameOwn'
  | 'sameOther'
  | 'similar'
  | 'later'

/** A line of the verification: what was found, and what the rule requires. */
export interface Verdict {
  rule: VerdictRule
  level: VerdictLevel
  code: VerdictCode
  /** As the line shows it, without a unit. */
  found: string
  wanted: string
}

type Line = Omit<Verdict, 'rule'>

const tenth = 0.1

const line = (
  level: VerdictLevel,
  code: VerdictCode,
  found: string | number,
  wanted: string | number = '',
) => ({
  level,
  code,
  found: String(found),
  wanted: String(wanted),
})

/**
 * Judges a photograph by the rules of a contest: one line for each rule the contest has, in the order of
 * `verdictRules`. It runs in the browser before anything is sent, and on the server, whose result counts.
 */
export function verifyPhoto(rules: PhotoRules, facts: PhotoFacts): Verdict[] {
  const lines: [VerdictRule, Line | null][] = [
    ['format', formatOf(rules, facts)],
    ['size', sizeOf(rules, facts)],
    ['longEdge', longEdgeOf(rules, facts)],
    ['exif', exifOf(rules, facts)],
    ['captureTime', timeOf(rules, facts)],
    ['gear', gearOf(rules, facts)],
    ['owner', ownerOf(rules, facts)],
    ['software', softwareOf(rules, facts)],
    ['aiMade', aiOf(rules, facts)],
    ['duplicate', duplicateOf(rules, facts)],
  ]
  return lines.flatMap(([rule, one]) => (one === null ? [] : [{ rule, ...one }]))
}

/** The worst level of some lines, which decides what happens to the photograph. */
export function worstLevel(verdicts: readonly Pick<Verdict, 'level'>[]): VerdictLevel {
  if (verdicts.some(({ level }) => level === 'red')) return 'red'
  return verdicts.some(({ level }) => level === 'amber') ? 'amber' : 'green'
}

function formatOf({ formats }: PhotoRules, { format }: PhotoFacts): Line | null {
  if (formats.length === 0) return null
  const wanted = formats.join('、').toUpperCase()
  const isFit = formats.includes(format)
  return line(isFit ? 'green' : 'red', isFit ? 'ok' : 'wrongFormat', format.toUpperCase(), wanted)
}

const mebibytes = (bytes: number) => Math.round((bytes / 1024 / 1024) * 10) / 10

function sizeOf({ minBytes, maxBytes }: PhotoRules, { bytes }: PhotoFacts): Line | null {
  if (minBytes === null && maxBytes === null) return null
  const found = mebibytes(bytes)
  if (minBytes !== null && bytes < minBytes) return line('red', 'tooLight', found, mebibytes(minBytes))
  if (maxBytes !== null && bytes > maxBytes) return line('red', 'tooHeavy', found, mebibytes(maxBytes))
  return line('green', 'ok', found)
}

function longEdgeOf({ longEdge, lenient }: PhotoRules, { width, height }: PhotoFacts): Line | null {
  if (longEdge === null) return null
  const found = Math.max(width, height)
  if (found >= longEdge) return line('green', 'ok', found, longEdge)
  const isNear = lenient && found >= longEdge * (1 - tenth)
  return line(isNear ? 'amber' : 'red', isNear ? 'slightlySmall' : 'tooSmall', found, longEdge)
}

function exifOf({ exif }: PhotoRules, facts: PhotoFacts): Line | null {
  if (!exif) return null
  if (facts.isByHand) return line('amber', 'exifByHand', '')
  const isThere = facts.model !== null && facts.capturedAt !== null && facts.exposureSeconds !== null
  return line(isThere ? 'green' : 'red', isThere ? 'ok' : 'noExif', '')
}

function timeOf({ capturedFrom, capturedTo }: PhotoRules, { capturedAt }: PhotoFacts): Line | null {
  if (capturedFrom === null && capturedTo === null) return null
  const wanted = [capturedFrom, capturedTo].map((time) => time?.slice(0, 10) ?? '').join(' – ')
  if (capturedAt === null) return line('red', 'noTime', '', wanted)
  const found = capturedAt.slice(0, 16)
  // Times in one text format compare as texts. If only the day is known, just the days are compared.
  const isEarly = capturedFrom !== null && capturedAt < capturedFrom.slice(0, capturedAt.length)
  const isLate = capturedTo !== null && capturedAt > capturedTo.slice(0, capturedAt.length)
  if (isEarly) return line('red', 'tooEarly', found, wanted)
  return isLate ? line('red', 'tooLate', found, wanted) : line('green', 'ok', found, wanted)
}

function gearOf(rules: PhotoRules, facts: PhotoFacts): Line | null {
  if (rules.gear === gearRules.any) return null
  const found = facts.model ?? ''
  if (rules.gear === gearRules.brand && facts.isBrandGear === null && facts.model !== null)
    return line('green', 'later', found)
  const isFit =
    rules.gear === gearRules.brand
      ? facts.isBrandGear === true
      : (facts.cameraId !== null && rules.cameraIds.includes(facts.cameraId)) ||
        (facts.lensId !== null && rules.lensIds.includes(facts.lensId))
  if (isFit) return line('green', 'ok', found)
  // A file without a camera name may still be from the right one: a person looks at the original.
  return facts.model === null ? line('amber', 'unknownGear', '') : line('red', 'otherGear', found)
}

function ownerOf({ owner }: PhotoRules, { isOwnGear }: PhotoFacts): Line | null {
  if (!owner) return null
  if (isOwnGear === null) return line('green', 'later', '')
  return isOwnGear ? line('green', 'ok', '') : line('amber', 'notOwner', '')
}

const edited =
  /lightroom|photoshop|capture one|luminar|affinity|darktable|rawtherapee|dxo|snapseed|vsco|gimp/i

function softwareOf({ software }: PhotoRules, facts: PhotoFacts): Line | null {
  if (!software) return null
  const found = facts.software ?? ''
  return edited.test(found) ? line('amber', 'edited', found) : line('green', 'ok', found)
}

function aiOf({ aiMade }: PhotoRules, { ai }: PhotoFacts): Line | null {
  if (!aiMade) return null
  if (ai >= 3) return line('red', 'aiMade', '')
  return ai === 2 ? line('amber', 'aiAltered', '') : line('green', 'ok', '')
}

/** Photographs with at least this similarity in per cent are considered the same. */
export const sameFrom = 97

function duplicateOf({ duplicate }: PhotoRules, { duplicateOf: found }: PhotoFacts): Line | null {
  if (!duplicate) return null
  if (found === null) return line('green', 'later', '')
  if (found === 'none') return line('green', 'ok', '')
  const { entry, isOwn, similar } = found
  if (similar < sameFrom) return line('amber', 'similar', entry, similar)
  return line('red', isOwn ? 'sameOwn' : 'sameOther', entry)
}

/** What an original and its entry tell about a photograph. */
export interface OriginalFacts {
  capturedAt: string | null
  /** A keyed hash of the camera's serial number; null if the file has none. */
  serialKey: string | null
  width: number
  height: number
  /** 64 bits of the picture, or of the preview inside a RAW file, as 16 hexadecimal digits. */
  hash: string | null
}

type OriginalCode = (typeof originalCodes)[number]
export interface OriginalVerdict {
  what: (typeof originalFacts)[number]
  level: VerdictLevel
  code: OriginalCode
}

/** Hashes that differ in at most this many bits show the same picture. */
export const sameHashBits = 10
const aspectTolerance = 0.02

/** Compares an original with its entry. Missing data prove nothing and go to a person. */
export function compareOriginal(entry: OriginalFacts, original: OriginalFacts): OriginalVerdict[] {
  const distance =
    entry.hash === null || original.hash === null ? null : bitsBetween(entry.hash, original.hash)
  const isUncropped = isSameAspect(entry, original)
  return [
    { what: 'captureTime', ...sameText(entry.capturedAt, original.capturedAt) },
    { what: 'serial', ...sameText(entry.serialKey, original.serialKey) },
    // Entries may be cropped, so a person looks at a different aspect ratio.
    { what: 'aspect', ...outcome(isUncropped, 'amber') },
    {
      what: 'picture',
      ...outcome(distance === null ? null : distance <= sameHashBits, isUncropped ? 'red' : 'amber'),
    },
  ]
}

function sameText(one: string | null, other: string | null): Omit<OriginalVerdict, 'what'> {
  return outcome(one === null || other === null ? null : one === other, 'red')
}

function outcome(isSame: boolean | null, otherwise: VerdictLevel): Omit<OriginalVerdict, 'what'> {
  if (isSame === null) return { level: 'amber', code: 'missing' }
  return isSame ? { level: 'green', code: 'ok' } : { level: otherwise, code: 'differs' }
}

function isSameAspect(one: OriginalFacts, other: OriginalFacts): boolean {
  const ratio = ({ width, height }: OriginalFacts) => Math.max(width, height) / Math.min(width, height)
  return Math.abs(ratio(one) / ratio(other) - 1) <= aspectTolerance
}

/** The number of bits in which two hashes of 16 hexadecimal digits differ. */
export function bitsBetween(one: string, other: string): number {
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  let count = 0
  for (; bits > 0n; bits &= bits - 1n) count++
  return count
}
