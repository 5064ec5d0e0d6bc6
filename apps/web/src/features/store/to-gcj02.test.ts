import { expect, test } from 'vitest'
import { toGcj02 } from './to-gcj02.ts'

test('a position in China is moved to GCJ-02 and rounded; one abroad is rounded only', () => {
  expect(toGcj02({ longitude: 121.4737, latitude: 31.2304 })).toEqual({ lng: 121.478, lat: 31.228 })
  expect(toGcj02({ longitude: 139.69171, latitude: 35.68951 })).toEqual({ lng: 139.692, lat: 35.69 })
})
