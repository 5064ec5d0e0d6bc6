/** The shutter count in a photograph, with its day. */
export interface ShutterReading {
  /** `yyyy-MM-dd` */
  day: string
  count: number
}

/** More releases a day than people make over weeks. */
const maxPerDay = 3000
const spare = 2000
/** Shutters are rated for less: a first reading above it waits for another one. */
const maxFirst = 500_000
const dayMs = 24 * 3600_000

export interface ReadShutter {
  /** The present count; null if unknown. */
  current: ShutterReading | null
  /** Readings that raised it, in order. */
  accepted: ShutterReading[]
  /** Unconfirmed readings: too high for their day, or lower than an earlier one. */
  held: ShutterReading[]
}

/**
 * The shutter count of a body, which never goes down. A reading that is too high for its day is held until a reading of
 * a later day continues it.
 * @param before what is known already
 */
export function readShutter(
  readings: readonly ShutterReading[],
  before: ShutterReading | null = null,
): ReadShutter {
  let current = before
  const accepted: ShutterReading[] = []
  const held: ShutterReading[] = []
  const sorted = readings.toSorted((a, b) => a.day.localeCompare(b.day) || a.count - b.count)
  for (const reading of sorted) {
    if (current !== null && reading.count === current.count) continue
    const isLower = current !== null && reading.count < current.count
    const continuesHeld = held.some((one) => one.day < reading.day && follows(one, reading))
    if (!isLower && (isPlausible(current, reading) || continuesHeld)) {
      accepted.push(reading)
      current = reading
    } else {
      held.push(reading)
    }
  }
  return { current, accepted, held }
}

const isPlausible = (current: ShutterReading | null, reading: ShutterReading) =>
  current === null ? reading.count <= maxFirst : follows(current, reading)

function follows(from: ShutterReading, to: ShutterReading): boolean {
  const days = Math.max(0, Math.round((Date.parse(to.day) - Date.parse(from.day)) / dayMs))
  const added = to.count - from.count
  return added >= 0 && added <= spare + days * maxPerDay
}
