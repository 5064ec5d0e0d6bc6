const earliest = Date.UTC(1990, 0, 1)
const ahead = 24 * 3600_000
/** Time zone of the community: a camera clock has none. */
const shanghaiOffset = 8 * 3600_000

/**
 * `2008:10:22 16:28:39` → `2008-10-22 16:28:39`. Null when empty (cameras write zeros or blanks), `impossible` when it
 * is no date, before 1990 or more than a day after `now`.
 */
export function shotAt(text: string | null, now: Date): string | null {
  if (text === null || !/[1-9]/.test(text)) return null
  const parts = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d):(\d\d)/.exec(text)
  if (parts === null) return 'impossible'
  const [, year, month, day, hour, minute, second] = parts
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}`
  const instant = new Date(`${written}Z`)
  // A date that does not exist, such as 31 February, would silently become one of the next month.
  if (Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(written)) return 'impossible'
  if (instant.getTime() < earliest || instant.getTime() - shanghaiOffset > now.getTime() + ahead)
    return 'impossible'
  return written.replace('T', ' ')
}
