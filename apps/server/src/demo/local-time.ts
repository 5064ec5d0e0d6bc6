/** An instant in Shanghai time: `yyyy-MM-ddTHH:mm:ss`. China has had no daylight saving time since 1991. */
export function localTime(at: Date): string {
  return new Date(at.getTime() + 8 * 3600_000).toISOString().slice(0, 19)
}
