import { expect, test } from 'vitest'
import { periodText, placeText, roomName, shortDay } from './gallery-text.ts'

test('the texts of an exhibition', () => {
  expect(periodText({ startTime: '2026-11-28 11:00:00', endTime: '2027-02-21 20:00:00' })).toBe(
    '2026.11.28 – 2027.02.21',
  )
  expect(placeText({ shopName: '上海新天地', place: '' })).toBe('上海新天地')
  expect(shortDay('2026-12-02 09:00:00')).toBe('12 月 2 日')
  expect(roomName(2)).toBe('第三室')
})
