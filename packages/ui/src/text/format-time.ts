/** An instant: epoch milliseconds, a Date, or `yyyy-MM-dd HH:mm:ss` in Shanghai time. */
export type Instant = number | Date | string

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
// Shanghai has had no daylight saving time since 1991: a fixed offset gives every visitor the same day.
const shanghaiOffsetMs = 8 * hourMs

/** Epoch milliseconds of an instant; NaN when the text is no time. */
export function epochOf(at: Instant): number {
  if (typeof at === 'number') return at
  if (at instanceof Date) return at.getTime()
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/.exec(at)
  if (!parts) return Date.parse(at)
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)))
  return Date.UTC(year, month - 1, day, hour, minute, second) - shanghaiOffsetMs
}

/**
 * 刚刚, 12 分钟前, 3 小时前, 昨天 23:40, 11 月 18 日, 2024 年 11 月 18 日, by Shanghai days. A future time (clock skew) is 刚刚 within a
 * minute, otherwise its date.
 */
export function formatTime(at: Instant, now: Instant): string {
  const then = epochOf(at)
  const current = epochOf(now)
  if (Number.isNaN(then) || Number.isNaN(current)) return ''
  const passed = current - then
  const days = dayNumber(current) - dayNumber(then)
  if (passed < minuteMs && passed > -minuteMs) return '刚刚'
  if (passed >= 0 && passed < hourMs) return `${Math.floor(passed / minuteMs)} 分钟前`
  if (passed >= 0 && days === 0) return `${Math.floor(passed / hourMs)} 小时前`
  const clock = shanghai(then)
  if (days === 1) return `昨天 ${twoDigits(clock.getUTCHours())}:${twoDigits(clock.getUTCMinutes())}`
  const monthAndDay = `${clock.getUTCMonth() + 1} 月 ${clock.getUTCDate()} 日`
  if (clock.getUTCFullYear() === shanghai(current).getUTCFullYear()) return monthAndDay
  return `${clock.getUTCFullYear()} 年 ${monthAndDay}`
}

/** The whole date and time, for `title`: 2024 年 11 月 18 日 23:40. */
export function formatFullTime(at: Instant): string {
  const then = epochOf(at)
  if (Number.isNaN(then)) return ''
  const clock = shanghai(then)
  const date = `${clock.getUTCFullYear()} 年 ${clock.getUTCMonth() + 1} 月 ${clock.getUTCDate()} 日`
  return `${date} ${twoDigits(clock.getUTCHours())}:${twoDigits(clock.getUTCMinutes())}`
}

/** For `<time datetime>`: ISO 8601, or undefined when the text is no time. */
export function machineTime(at: Instant): string | undefined {
  const then = epochOf(at)
  return Number.isNaN(then) ? undefined : new Date(then).toISOString()
}

function shanghai(epoch: number): Date {
  return new Date(epoch + shanghaiOffsetMs)
}

function dayNumber(epoch: number): number {
  return Math.floor((epoch + shanghaiOffsetMs) / dayMs)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
