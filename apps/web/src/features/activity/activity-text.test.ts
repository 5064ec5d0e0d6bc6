import { activityStates } from '@guangquan/contract/activity/activity.words'
import { instantOf } from '@guangquan/rules/time-text'
import { expect, test } from 'vitest'
import { clockLeft, countdownText, dayText, leftText, placesText, spanText } from './activity-text.ts'

const now = instantOf('2026-12-01 12:00:00').getTime()

test('a day has its weekday, and its year unless that is this one', () => {
  expect(dayText('2026-12-13 06:10:00', now)).toBe('12 月 13 日，周日')
  expect(dayText('2027-01-02', now)).toBe('2027 年 1 月 2 日，周六')
})

test('a span within a day names the day once', () => {
  const startTime = '2026-12-13 06:10:00'
  expect(spanText({ startTime, endTime: '2026-12-13 09:30:00' }, now)).toBe('12 月 13 日，周日 06:10–09:30')
  expect(spanText({ startTime, endTime: '2026-12-14 09:30:00' }, now)).toBe(
    '12 月 13 日，周日 06:10 到 12 月 14 日，周一 09:30',
  )
})

test('places are counted with their limit, and only who is there is named', () => {
  expect(placesText({ places: 30, taken: 12, waiting: 4, applied: 0 })).toBe('已报 12/30 · 候补 4')
  expect(placesText({ places: null, taken: 12, waiting: 0, applied: 3 })).toBe('已报 12 · 申请 3')
})

test('what is left is said in two units', () => {
  expect(leftText(30_000)).toBe('不到 1 分钟')
  expect(leftText(35 * 60_000)).toBe('35 分钟')
  expect(leftText(125 * 60_000)).toBe('2 小时 5 分钟')
  expect(leftText(52 * 3600_000)).toBe('2 天 4 小时')
  expect(leftText(8 * 24 * 3600_000 + 3600_000)).toBe('8 天')
  expect(clockLeft(42_128_000)).toBe('11:42:08')
  expect(clockLeft(-5)).toBe('00:00:00')
})

test('the countdown leads to the next thing that happens', () => {
  const times = {
    ownSignStart: '2026-12-02 12:00:00',
    signEnd: '2026-12-05 12:00:00',
    startTime: '2026-12-13 06:10:00',
    endTime: '2026-12-13 09:30:00',
  }
  const of = (state: Parameters<typeof countdownText>[0]['state']) => countdownText({ ...times, state }, now)
  expect(of(activityStates.notOpen)).toBe('1 天后开始报名')
  expect(of(activityStates.open)).toBe('报名还剩 4 天')
  expect(of(activityStates.full)).toBe('11 天后开始')
  expect(of(activityStates.ended)).toBeNull()
})
