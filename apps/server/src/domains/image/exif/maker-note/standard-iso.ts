/** ISO numbers in thirds of a stop, as cameras name them. */
export const standardIsos = [
  50, 64, 80, 100, 125, 160, 200, 250, 320, 400, 500, 640, 800, 1000, 1250, 1600, 2000, 2500, 3200, 4000,
  5000, 6400, 8000, 10_000, 12_800, 16_000, 20_000, 25_600,
] as const

/** The number that a camera shows for a sensitivity of so many stops above ISO 100; undefined beyond the list. */
export function standardIso(stops: number): number | undefined {
  const place = Math.round(stops * 3) + standardIsos.indexOf(100)
  return standardIsos[place]
}
