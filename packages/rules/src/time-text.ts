// The clock of Shanghai has had no summer time since 1991.
const shanghaiOffsetMs = 8 * 3600_000

/** An instant as the wire writes it: `yyyy-MM-dd HH:mm:ss` on the clock of Shanghai. */
export function timeTextOf(instant: Date): string {
  return new Date(instant.getTime() + shanghaiOffsetMs).toISOString().slice(0, 19).replace('T', ' ')
}

/** The instant of such a text. */
export function instantOf(text: string): Date {
  return new Date(Date.parse(`${text.replace(' ', 'T')}Z`) - shanghaiOffsetMs)
}

/** The day of an instant on the clock of Shanghai: `yyyy-MM-dd`. */
export function dayOf(instant: Date): string {
  return timeTextOf(instant).slice(0, 10)
}

/** The instant at which the Shanghai day of `instant` began. */
export function startOfDay(instant: Date): Date {
  return new Date(Date.parse(`${dayOf(instant)}T00:00:00Z`) - shanghaiOffsetMs)
}

/** The instant at which a year began in Shanghai. */
export function startOfYear(year: number): Date {
  return new Date(Date.UTC(year, 0) - shanghaiOffsetMs)
}
