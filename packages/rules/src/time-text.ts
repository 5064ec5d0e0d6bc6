const shanghaiMs = 8 * 3600_000

/** An instant as the wire writes it: `yyyy-MM-dd HH:mm:ss`, Asia/Shanghai (no daylight saving since 1991). */
export function timeText(instant: Date): string {
  return new Date(instant.getTime() + shanghaiMs).toISOString().slice(0, 19).replace('T', ' ')
}

/** The calendar day of an instant in Shanghai, `yyyy-MM-dd`. */
export function dayText(instant: Date): string {
  return timeText(instant).slice(0, 10)
}

/** The instant at which the Shanghai day of `instant` began. */
export function startOfDay(instant: Date): Date {
  return new Date(Date.parse(`${dayText(instant)}T00:00:00Z`) - shanghaiMs)
}
