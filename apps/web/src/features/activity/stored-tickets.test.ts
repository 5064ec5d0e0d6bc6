import type { ActivityTicket } from '@guangquan/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('../../platform/boot.ts', () => ({ boot: { settings: { productKey: 'p' } } }))
const { storedKey } = await import('../../platform/stored.ts')
const { forgetTicket, keepTicket, readStoredTicket } = await import('./stored-tickets.ts')
const storageKey = storedKey('tickets')

const ticket = (activityId: string, closesAt: number): ActivityTicket => ({
  enrolId: 'e',
  activityId,
  title: '晨雾外拍',
  startTime: '2026-12-01 06:00:00',
  endTime: '2026-12-01 09:00:00',
  placeText: '',
  nickName: '',
  headPicUrl: '',
  guests: 0,
  guestNames: [],
  state: 2,
  checkInTime: null,
  key: 'k',
  opensAt: 0,
  closesAt,
  now: 0,
  selfCheckIn: false,
})

beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => values.set(key, text),
    removeItem: (key: string) => values.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a ticket is stored until its activity ends, and the next one that is stored removes it', () => {
  keepTicket(ticket('a', 1000), 0)
  keepTicket(ticket('b', 5000), 0)
  expect(readStoredTicket('a', 999)).toMatchObject({ activityId: 'a' })
  expect(readStoredTicket('a', 1000)).toBe(undefined)
  keepTicket(ticket('c', 9000), 2000)
  expect(Object.keys(JSON.parse(localStorage.getItem(storageKey) ?? '{}'))).toEqual(['b', 'c'])
})

test('a ticket that the member gave back is forgotten; nothing stored is no ticket', () => {
  keepTicket(ticket('a', 1000), 0)
  forgetTicket('a', 0)
  expect(localStorage.getItem(storageKey)).toBe(null)
  localStorage.setItem(storageKey, '{"a":1,"b":{"key":"k"}}')
  expect([readStoredTicket('a', 0), readStoredTicket('b', 0)]).toEqual([undefined, undefined])
})
