// Shanghai has had no daylight saving time since 1991.
const shanghaiOffsetMs = 8 * 3600_000

/** An instant in wire format: `yyyy-MM-dd HH:mm:ss` in Shanghai time. */
export function timeTextOf(instant: Date): string {
  return new Date(instant.getTime() + shanghaiOffsetMs).toISOString().slice(0, 19).replace('T', ' ')
}

/** The instant of a text in wire format. */
export function instantOf(text: string): Date {
  return new Date(Date.parse(`${text.replace(' ', 'T')}Z`) - shanghaiOffsetMs)
}

/** The Shanghai day of an instant: `yyyy-MM-dd`. */
export function dayOf(instant: Date): string {
  return timeTextOf(instant).slice(0, 10)
}

/** The instant at which the Shanghai day of `instant` began. */
export function startOfDay(instant: Date): Date {
  return new Date(Date.parse(`${dayOf(instant)}T00:00:00Z`) - shanghaiOffsetMs)
}

/** The instant at which the Shanghai month of `instant` began. */
export function startOfMonth(instant: Date): Date {
  return new Date(Date.parse(`${dayOf(instant).slice(0, 7)}-01T00:00:00Z`) - shanghaiOffsetMs)
}

/** The instant at which a year began in Shanghai. */
export function startOfYear(year: number): Date {
  return new Date(Date.UTC(year, 0) - shanghaiOffsetMs)
}
