import { cleanText } from '@guangquan/contract'
import type { RawExif } from '../decode/decode-messages.ts'
import { exposureText } from './exposure-text.ts'
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
  colorSpace: string | null
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
    if (typeof value !== 'string') return null
    // Many cameras pad with NUL or spaces; lone surrogates and NUL cannot be stored.
    const cleaned = cleanText(value.toWellFormed().replaceAll('\ufffd', '').replaceAll('\n', ' '))
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

  const exposureSeconds = number('ExposureTime', 10)
  const flash = number('Flash', 0)
  const shot = shotAt(text('DateTimeOriginal') ?? text('CreateDate'), now)
  if (shot === 'impossible') dropped.push('DateTimeOriginal')
  return {
    exif: {
      make: text('Make'),
      model: text('Model'),
      lensMake: text('LensMake'),
      lensModel: text('LensModel'),
      focalLength: number('FocalLength', 1),
      focal35: number('FocalLengthIn35mmFormat', 0),
      fNumber: number('FNumber', 2),
      exposureTime: exposureSeconds === null ? null : exposureText(exposureSeconds),
      exposureSeconds,
      iso: number('ISO', 0),
      exposureBias: number('ExposureCompensation', 2),
      flash: flash === null ? null : flash % 2 === 1,
      shotAt: shot === 'impossible' ? null : shot,
      colorSpace: text('Profile') ?? colorSpaceName(firstNumber(raw['ColorSpace'])),
      software: text('Software'),
    },
    dropped,
  }
}

// Some makers write the ISO twice, as a pair.
function firstNumber(value: RawExif[string] | undefined): number | null {
  const first = Array.isArray(value) ? value[0] : value
  return typeof first === 'number' ? first : null
}

function colorSpaceName(value: number | null): string | null {
  if (value === 1) return 'sRGB'
  return value === 2 ? 'Adobe RGB' : null
}
