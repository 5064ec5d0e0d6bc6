import { afterEach, expect, test, vi } from 'vitest'
import { instantOfPicker, minuteText, pickerDay, pickerTime } from './shanghai-time.ts'

afterEach(() => void vi.unstubAllEnvs())

test.each(['America/Los_Angeles', 'UTC', 'Asia/Shanghai'])('pickers name times of Shanghai in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  const at = Date.parse('2026-11-30T17:05:00Z')
  expect(pickerTime(at).format('YYYY-MM-DD HH:mm')).toBe('2026-12-01 01:05')
  expect(instantOfPicker(pickerTime(at))).toBe(at)
  expect(minuteText(at)).toBe('2026-12-01 01:05')
  expect(pickerDay(at).format('YYYY-MM-DD')).toBe('2026-12-01')
})
