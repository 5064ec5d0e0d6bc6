/** Months that an accepted invoice adds. */
export const warrantyExtensionMonths = 12
/** Days after the purchase within which a product must be registered for it. */
const warrantyExtensionDays = 30

const dayMs = 24 * 3600_000

/** A day some months later; the last day of the month if that month is shorter. Days are `yyyy-MM-dd`. */
export function addMonths(day: string, months: number): string {
  const from = new Date(`${day}T00:00:00Z`)
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(from.getUTCDate(), last))
  return first.toISOString().slice(0, 10)
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}

/** Whether a product of the mainland was registered in time for the extension. */
export function mayExtend({ isMainland, boughtOn, registeredOn }: ExtensionFacts): boolean {
  return isMainland && daysBetween(boughtOn, registeredOn) <= warrantyExtensionDays
}

export interface ExtensionFacts {
  isMainland: boolean
  boughtOn: string
  registeredOn: string
}
