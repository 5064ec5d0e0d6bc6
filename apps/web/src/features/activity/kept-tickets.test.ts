import type { ActivityTicket } from '@guangquan/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('../../platform/boot.ts', () => ({ boot: { settings: { productKey: 'p' } } }))
const { forgetTicket, keepTicket, readKeptTicket } = await import('./kept-tickets.ts')

const ticket = (activityId: string, closesAt: number) =>
  ({ activityId, closesAt, key: 'k' }) as ActivityTicket

beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => values.set(key, text),
    removeItem: (key: string) => values.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a ticket is kept until its activity ends, and the next one that is kept removes it', () => {
  keepTicket(ticket('a', 1000), 0)
  keepTicket(ticket('b', 5000), 0)
  expect(readKeptTicket('a', 999)).toMatchObject({ activityId: 'a' })
  expect(readKeptTicket('a', 1000)).toBe(undefined)
  keepTicket(ticket('c', 9000), 2000)
  expect(Object.keys(JSON.parse(localStorage.getItem('p.tickets') ?? '{}'))).toEqual(['b', 'c'])
})

test('a ticket that the member gave back is forgotten; nothing stored is no ticket', () => {
  keepTicket(ticket('a', 1000), 0)
  forgetTicket('a', 0)
  expect(localStorage.getItem('p.tickets')).toBe(null)
  localStorage.setItem('p.tickets', '{"a":1,"b":{"key":"k"}}')
  expect([readKeptTicket('a', 0), readKeptTicket('b', 0)]).toEqual([undefined, undefined])
})
