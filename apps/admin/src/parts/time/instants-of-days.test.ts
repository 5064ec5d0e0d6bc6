import { afterEach, expect, test, vi } from 'vitest'
import { instantsOf } from './instants-of-days.ts'

afterEach(() => void vi.unstubAllEnvs())

test.each(['America/Los_Angeles', 'Asia/Shanghai'])(
  'days are those of Shanghai on a device in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(instantsOf({ from: '2026-11-30', to: '2026-11-30' })).toEqual({
      from: Date.parse('2026-11-29T16:00:00Z'),
      to: Date.parse('2026-11-30T16:00:00Z'),
    })
    expect(instantsOf({})).toEqual({ from: undefined, to: undefined })
    // An address that somebody shortened by hand does not filter.
    expect(instantsOf({ from: 'nonsense', to: '2026-13-01' })).toEqual({ from: undefined, to: undefined })
  },
)
