import type { Privacy } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { formatFullTime } from '@guangquan/ui'
import { photographyLevels, sexes } from '../../shared/people/photography-levels.ts'

export function sexText(sex: number): string {
  return sexes.find((one) => one.value === sex)?.label ?? '保密'
}

/** Label of a photography level, such as 进阶发烧友. */
export function levelText(level: number): string {
  return photographyLevels.find((one) => one.value === level)?.label ?? ''
}

/** `1988 年 6 月 12 日`. */
export function birthdayText(birthday: string): string {
  return dayText(`${birthday} 00:00:00`)
}

/** The date of a time: `2024 年 11 月 18 日`. */
export function dayText(time: string): string {
  return formatFullTime(time).replace(/ \d\d:\d\d$/, '')
}

/** The date after which something changed now may be changed again. */
export function dayAfter(cooldownMs: number): string {
  return dayText(timeTextOf(new Date(Date.now() + cooldownMs)))
}

/** A phone number in groups: `138 **** 2048`. */
export function spacedPhone(masked: string): string {
  return masked.replace(/^(\d{3})(\*{4})(\d{4})$/, '$1 $2 $3')
}

/** Lists and profile data with a privacy switch. */
export type PrivateThing = keyof Privacy
