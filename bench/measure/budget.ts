/** Time for the measurement of all cases. */
export interface Budget {
  /** Seconds for a measurement of this weight, out of the remaining ones. */
  take: (weight: number) => number
}

/**
 * Divides a time among all measurements, so that more cases do not make a run longer. Unused time is passed on to the
 * following ones.
 */
export function makeBudget(
  seconds: number,
  weights: number,
  now: () => number = () => performance.now(),
): Budget {
  const end = now() + seconds * 1000
  let waiting = weights
  return {
    take: (weight) => {
      const left = Math.max(0, end - now()) / 1000
      const share = (left * weight) / Math.max(weight, waiting)
      waiting -= weight
      return share
    },
  }
}
