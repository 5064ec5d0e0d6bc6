/** Exposure data as printed. Missing values are left out. */
export type Exposure = {
  camera?: string | null
  lens?: string | null
  /** Millimetres. */
  focalLength?: number | null
  fNumber?: number | null
  /** Seconds as printed: `1/250` or `120`. */
  exposureTime?: string | null
  iso?: number | null
}

/** The values in print order: `50mm`, `f/1.4`, `1/250s`, `ISO 400`. */
export function exposureValues(exposure: Exposure): string[] {
  return [focalText(exposure), ...lightValues(exposure)].filter((value) => value !== '')
}

/** Aperture, shutter and ISO alone. */
export function lightValues({ fNumber, exposureTime, iso }: Exposure): string[] {
  return [
    fNumber ? `f/${trimmed(fNumber)}` : '',
    exposureTime ? `${exposureTime.replace(/s$/, '')}s` : '',
    iso ? `ISO ${iso}` : '',
  ].filter((value) => value !== '')
}

function focalText({ focalLength }: Exposure): string {
  return focalLength ? `${trimmed(focalLength)}mm` : ''
}

function trimmed(value: number): string {
  return String(Math.round(value * 100) / 100)
}
