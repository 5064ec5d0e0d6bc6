/** Time for the measurement of all cases. */
export interface Budget {
  /** Seconds for what has this weight, of those that are left. */
  take: (weight: number) => number
}

/**
 * Divides a time among everything that is measured in it, so that more cases do not make a run longer. What one did not
 * use, the following have.
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
