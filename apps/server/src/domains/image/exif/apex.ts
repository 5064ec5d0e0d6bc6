/** Exposure times as cameras name them, in thirds of a stop. */
const times = [
  8000, 6400, 5000, 4000, 3200, 2500, 2000, 1600, 1250, 1000, 800, 640, 500, 400, 320, 250, 200, 160, 125,
  100, 80, 60, 50, 40, 30, 25, 20, 15, 13, 10, 8, 6, 5, 4,
].map((part) => 1 / part)
const longTimes = [0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.3, 1.6, 2, 2.5, 3.2, 4, 5, 6, 8, 10, 13, 15, 20, 25, 30]
const stops = [
  1, 1.1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.5, 2.8, 3.2, 3.5, 4, 4.5, 5, 5.6, 6.3, 7.1, 8, 9, 10, 11, 13, 14, 16,
]
const smallStops = [18, 20, 22, 25, 29, 32, 36, 40, 45]

// Cameras say 1/60 for 1/64 and 30 for 32; what is further away is a value of its own, as phones write it.
const timeTolerance = 0.07
const stopTolerance = 0.03

/** Seconds of an APEX shutter speed, with the camera's name for it: 2⁻⁷ is 1/125 s. */
export function secondsOf(apex: number | null): number | null {
  if (apex === null) return null
  const seconds = nearest(2 ** -apex, [...times, ...longTimes], timeTolerance)
  return seconds < 1 / 64_000 ? null : Number(seconds.toFixed(10))
}

/** F-number of an APEX aperture: 5 is f/5.6. Zero is written where the lens does not say. */
export function fNumberOf(apex: number | null): number | null {
  if (apex === null || apex === 0) return null
  return Number(nearest(2 ** (apex / 2), [...stops, ...smallStops], stopTolerance).toFixed(1))
}

function nearest(value: number, names: readonly number[], tolerance: number): number {
  const close = names.toSorted((a, b) => Math.abs(a - value) - Math.abs(b - value))[0] ?? value
  return Math.abs(close - value) <= tolerance * value ? close : value
}
