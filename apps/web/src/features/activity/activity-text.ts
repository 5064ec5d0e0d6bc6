import type { ActivityCard } from '@guangquan/contract'
import {
  activityStates,
  enrolStates,
  type ActivityState,
  type EnrolState,
} from '@guangquan/contract/activity/activity.words'
import { instantOf } from '@guangquan/rules/time-text'
import type { PillTone } from '@guangquan/ui'

const weekdays = ['日', '一', '二', '三', '四', '五', '六'] as const
const hourMs = 3600_000
const dayMs = 24 * hourMs

/** `12 月 13 日，周日`, of a text in wire format or a day; with its year unless that is this one. */
export function dayText(time: string, now: number): string {
  const [year = 0, month = 1, day = 1] = time.slice(0, 10).split('-').map(Number)
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? ''
  const thisYear = new Date(now + 8 * hourMs).getUTCFullYear()
  return `${year === thisYear ? '' : `${year} 年 `}${month} 月 ${day} 日，周${weekday}`
}

export const clockText = (time: string): string => time.slice(11, 16)

/** `12 月 13 日，周日 06:10–09:30`; both days if it ends on another one. */
export function spanText(
  { startTime, endTime }: Pick<ActivityCard, 'startTime' | 'endTime'>,
  now: number,
): string {
  const start = `${dayText(startTime, now)} ${clockText(startTime)}`
  if (startTime.slice(0, 10) === endTime.slice(0, 10)) return `${start}–${clockText(endTime)}`
  return `${start} 到 ${dayText(endTime, now)} ${clockText(endTime)}`
}

/** `12 月 12 日，周六 06:10`. */
export const momentText = (time: string, now: number): string => `${dayText(time, now)} ${clockText(time)}`

/** `已报 12/30 · 候补 4`; without a limit only the number. */
export function placesText({
  places,
  taken,
  waiting,
  applied,
}: Pick<ActivityCard, 'places' | 'taken' | 'waiting' | 'applied'>): string {
  return [
    places === null ? `已报 ${taken}` : `已报 ${taken}/${places}`,
    ...(applied > 0 ? [`申请 ${applied}`] : []),
    ...(waiting > 0 ? [`候补 ${waiting}`] : []),
  ].join(' · ')
}

/** How long is left, in its two largest units: `2 天 4 小时`, `35 分钟`. */
export function leftText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000))
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor((minutes % 1440) / 60)
  if (days > 0) return hours > 0 && days < 7 ? `${days} 天 ${hours} 小时` : `${days} 天`
  if (hours > 0) return minutes % 60 > 0 ? `${hours} 小时 ${minutes % 60} 分钟` : `${hours} 小时`
  return minutes > 0 ? `${minutes} 分钟` : '不到 1 分钟'
}

/** `11:42:08`. */
export function clockLeft(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** The next event, with the time until then; null if it has ended. */
export function countdownText(
  {
    state,
    ownSignStart,
    signEnd,
    startTime,
    endTime,
  }: Pick<ActivityCard, 'state' | 'ownSignStart' | 'signEnd' | 'startTime' | 'endTime'>,
  now: number,
): string | null {
  const until = (time: string) => instantOf(time).getTime() - now
  switch (state) {
    case activityStates.notOpen: {
      const left = until(ownSignStart)
      return left > 0 ? `${leftText(left)}后开始报名` : null
    }
    case activityStates.open: {
      const left = until(signEnd)
      return left > 0 ? `报名还剩 ${leftText(left)}` : null
    }
    case activityStates.full:
    case activityStates.signClosed: {
      const left = until(startTime)
      return left > 0 ? `${leftText(left)}后开始` : null
    }
    case activityStates.running: {
      const left = until(endTime)
      return left > 0 && left < dayMs ? `还有 ${leftText(left)}结束` : null
    }
    case activityStates.draft:
    case activityStates.inReview:
    case activityStates.ended:
    case activityStates.cancelled:
      return null
  }
}

const stateTones: Partial<Record<ActivityState, PillTone>> = {
  [activityStates.open]: 'accent',
  [activityStates.full]: 'info',
  [activityStates.running]: 'success',
  [activityStates.cancelled]: 'danger',
}
export const stateTone = (state: ActivityState): PillTone => stateTones[state] ?? 'plain'

const enrolTones: Partial<Record<EnrolState, PillTone>> = {
  [enrolStates.inReview]: 'accent',
  [enrolStates.inDraw]: 'accent',
  [enrolStates.enrolled]: 'success',
  [enrolStates.checkedIn]: 'success',
  [enrolStates.waiting]: 'info',
  [enrolStates.offered]: 'accent',
  [enrolStates.noShow]: 'danger',
  [enrolStates.refused]: 'danger',
}
export const enrolTone = (state: EnrolState): PillTone => enrolTones[state] ?? 'plain'

/** The way to an activity in the map of Amap; null without coordinates. */
export function mapHref({
  title,
  lng,
  lat,
}: {
  title: string
  lng: number | null
  lat: number | null
}): string | null {
  if (lng === null || lat === null) return null
  return `https://uri.amap.com/marker?position=${lng},${lat}&name=${encodeURIComponent(title)}&coordinate=gaode`
}
