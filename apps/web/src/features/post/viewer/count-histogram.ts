/** Frequency of each value, and the clipped shares of the photograph. */
export interface Histogram {
  red: number[]
  green: number[]
  blue: number[]
  light: number[]
  /** Shares of the photograph, 0…1: pixels with at least one channel full, and with all channels empty. */
  clippedLight: number
  clippedDark: number
  /** Mean luminance, 0…255. */
  mean: number
}

/** Pixel values at and beyond these count as clipped. */
const clipping = { light: 254, dark: 2 } as const

/** Counts the RGBA pixels of a picture. Luminance uses the weights of Rec. 709. */
export function countHistogram(pixels: Uint8ClampedArray): Histogram {
  const bins = () => Array.from({ length: 256 }, () => 0)
  const [red, green, blue, light] = [bins(), bins(), bins(), bins()]
  let [clippedLight, clippedDark, sum] = [0, 0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const [r, g, b] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
    const value = Math.round(0.2126 * r + 0.7152 * g + 0.0722 * b)
    add(red, r)
    add(green, g)
    add(blue, b)
    add(light, value)
    sum += value
    if (isClippedLight(r, g, b)) clippedLight++
    else if (isClippedDark(r, g, b)) clippedDark++
  }
  const count = Math.max(1, pixels.length / 4)
  return {
    red,
    green,
    blue,
    light,
    clippedLight: clippedLight / count,
    clippedDark: clippedDark / count,
    mean: sum / count,
  }
}

/** Turns the pixels into a mask: red for clipped highlights, blue for clipped shadows, transparent elsewhere. */
export function maskClipping(pixels: Uint8ClampedArray<ArrayBuffer>): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const [r, g, b] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
    const isLight = isClippedLight(r, g, b)
    const isDark = !isLight && isClippedDark(r, g, b)
    pixels[at] = isLight ? 255 : 0
    pixels[at + 1] = isDark ? 120 : 0
    pixels[at + 2] = isDark ? 255 : 0
    pixels[at + 3] = isLight || isDark ? 255 : 0
  }
}

function isClippedLight(r: number, g: number, b: number): boolean {
  return r >= clipping.light || g >= clipping.light || b >= clipping.light
}

function isClippedDark(r: number, g: number, b: number): boolean {
  return r <= clipping.dark && g <= clipping.dark && b <= clipping.dark
}

function add(bins: number[], value: number): void {
  bins[value] = (bins[value] ?? 0) + 1
}
