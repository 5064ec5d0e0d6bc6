import { cleanText, gainMap, type GainMap } from '@guangquan/contract'
import type { RawExif } from '../decode/decode-messages.ts'
import { fNumberOf, secondsOf } from './apex.ts'
import { exposureText } from './exposure-text.ts'
import { isAdobeRgb } from './is-adobe-rgb.ts'
import { isNoLens } from '@guangquan/rules/gear/no-lens'
import { shotAt } from './shot-at.ts'

/** Camera data in wire units: millimetres, seconds, EV. Null where the file has no plausible value. */
export interface CleanExif {
  make: string | null
  model: string | null
  lensMake: string | null
  lensModel: string | null
  focalLength: number | null
  focal35: number | null
  fNumber: number | null
  exposureTime: string | null
  exposureSeconds: number | null
  iso: number | null
  exposureBias: number | null
  flash: boolean | null
  /** `yyyy-MM-dd HH:mm:ss` by the camera's clock. */
  shotAt: string | null
  /** False when only the date is known; the time is midnight then. */
  shotTimeKnown: boolean
  colorSpace: string | null
  gainMap: GainMap | null
  software: string | null
}

export interface CleanedExif {
  exif: CleanExif
  /** Tags with impossible values. */
  dropped: string[]
}

const longestText = 200
const ranges = {
  FNumber: [0.5, 64],
  ISO: [1, 4_000_000],
  StandardOutputSensitivity: [1, 4_000_000],
  RecommendedExposureIndex: [1, 4_000_000],
  ISOSpeed: [1, 4_000_000],
  ApertureValue: [0, 12],
  ShutterSpeedValue: [-17, 17],
  ExposureTime: [1 / 64_000, 86_400],
  FocalLength: [1, 3000],
  FocalLengthIn35mmFormat: [1, 3000],
  ExposureCompensation: [-20, 20],
  Flash: [0, 255],
} as const

/** Checks camera data against plausible ranges; values outside are dropped and reported. */
export function cleanExif(raw: RawExif, now: Date): CleanedExif {
  const dropped: string[] = []

  const text = (tag: string): string | null => {
    const value = raw[tag]
    // What could not be read would leave half of a text.
    if (typeof value !== 'string' || value.includes('\ufffd')) return null
    // Many cameras pad with spaces; lone surrogates and NUL cannot be stored, and a text ends at its first NUL.
    const cleaned = cleanText(
      (value.split('\0')[0] ?? '').toWellFormed().replaceAll('\ufffd', '').replaceAll('\n', ' '),
    )
    return cleaned === '' ? null : Array.from(cleaned).slice(0, longestText).join('')
  }
  const number = (tag: keyof typeof ranges, decimals: number): number | null => {
    const value = firstNumber(raw[tag])
    // Cameras write zero for lenses without contacts.
    if (value === null || (value === 0 && ranges[tag][0] > 0)) return null
    const [least, max] = ranges[tag]
    if (!(value >= least && value <= max)) {
      dropped.push(tag)
      return null
    }
    return Number(value.toFixed(decimals))
  }

  const exposureSeconds = number('ExposureTime', 10) ?? secondsOf(number('ShutterSpeedValue', 6))
  const flash = number('Flash', 0)
  const xmpDate = text('XmpDate')
  const dates = [
    text('DateTimeOriginal'),
    text('CreateDate'),
    xmpDate === null ? null : withTime(xmpDate),
  ].map((date) => ({ date, shot: shotAt(date, now) }))
  const valid = dates.find(({ shot }) => shot !== null && shot !== 'impossible')
  if (valid === undefined && dates.some(({ shot }) => shot === 'impossible')) dropped.push('DateTimeOriginal')
  return {
    exif: {
      make: text('Make'),
      model: text('Model'),
      lensMake: text('LensMake'),
      lensModel: lensName(text('LensModel'), text('LensMake'), text('Make')),
      focalLength: number('FocalLength', 1),
      focal35: number('FocalLengthIn35mmFormat', 0),
      fNumber: number('FNumber', 2) ?? fNumberOf(number('ApertureValue', 6)),
      exposureTime: exposureSeconds === null ? null : exposureText(exposureSeconds),
      exposureSeconds,
      iso: isoOf(number('ISO', 0), () => sensitivities.map((tag) => number(tag, 0))),
      exposureBias: number('ExposureCompensation', 2),
      flash: flash === null ? null : flash % 2 === 1,
      shotAt: valid?.shot ?? null,
      shotTimeKnown: (valid !== undefined && valid !== dates[2]) || xmpDate === null || xmpDate.length > 10,
      colorSpace:
        text('Profile') ?? (isAdobeRgb(raw) ? 'Adobe RGB' : colorSpaceName(firstNumber(raw['ColorSpace']))),
      gainMap: gainMap.safeParse(raw['GainMap']).data ?? null,
      software: text('Software'),
    },
    dropped,
  }
}

/** In the order in which they say what the camera showed. */
const sensitivities = ['RecommendedExposureIndex', 'StandardOutputSensitivity', 'ISOSpeed'] as const

/** The ISO tag has 16 bits: above, and where it is missing, the tags of EXIF 2.3 say it. */
function isoOf(iso: number | null, others: () => (number | null)[]): number | null {
  if (iso !== null && iso < 65_535) return iso
  return others().find((value) => value !== null) ?? iso
}

/** The lens with its maker, where that is not the camera's: `35mm F1.4 DG HSM` would read as the camera maker's. */
function lensName(model: string | null, lensMake: string | null, make: string | null): string | null {
  if (model === null || isNoLens(model)) return null
  if (lensMake === null || isNoLens(lensMake)) return model
  const maker = firstWord(lensMake)
  const isKnown = maker === firstWord(make ?? '') || model.toLowerCase().includes(maker)
  return isKnown ? model : `${lensMake} ${model}`.slice(0, longestText)
}

const firstWord = (text: string) => text.toLowerCase().split(/[\s,.]/)[0] ?? ''

function withTime(date: string): string {
  if (/^\d{4}[:-]\d\d[:-]\d\d$/.test(date)) return `${date} 00:00:00`
  // Seconds are optional in XMP.
  return date.replace(/^(\S{10}[ T]\d\d:\d\d)(?!:)/, '$1:00')
}

// Some makers write one number several times, and zeros before it.
function firstNumber(value: RawExif[string] | undefined): number | null {
  const first = Array.isArray(value) ? (value.find((one) => one !== 0) ?? value[0]) : value
  return typeof first === 'number' ? first : null
}

function colorSpaceName(value: number | null): string | null {
  if (value === 1) return 'sRGB'
  return value === 2 ? 'Adobe RGB' : null
}
