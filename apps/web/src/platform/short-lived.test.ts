import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onExpired, removeExpired, removeShortLived } from './short-lived.ts'
import { readStored, writeStored } from './stored.ts'

const minute = 60_000
const now = 1_800_000_000_000

beforeEach(() => {
  const entries = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => entries.set(name, text),
    removeItem: (name: string) => entries.delete(name),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a registration is removed when it has expired, and also without an expiry', () => {
  const draft = { until: now, state: { phone: '13800132048', birthday: '1990-01-01' } }
  writeStored('account', draft)
  removeExpired(now - 1)
  expect(readStored('account')).toEqual(draft)
  removeExpired(now)
  expect(readStored('account')).toBeUndefined()
  writeStored('account', { state: draft.state })
  removeExpired(now)
  expect(readStored('account')).toBeUndefined()
})

test('the phone number of a sent code is removed ten minutes after the wait', () => {
  writeStored('codeSent', { to: '13800132048', until: now })
  removeExpired(now + 9 * minute)
  expect(readStored('codeSent')).toMatchObject({ to: '13800132048' })
  removeExpired(now + 10 * minute)
  expect(readStored('codeSent')).toBeUndefined()
})

test('a page is notified when its entry has expired, and other entries stay', () => {
  const notified = vi.fn<() => void>()
  onExpired('account', notified)
  writeStored('codeSent', { to: '13800132048', until: 0 })
  writeStored('area', { code: '310000' })
  removeExpired(now)
  expect(notified).not.toHaveBeenCalled()
  writeStored('account', { until: now })
  removeExpired(now)
  expect(notified).toHaveBeenCalledOnce()
  removeShortLived()
  expect(readStored('area')).toEqual({ code: '310000' })
})

test('leaving removes all of it', () => {
  for (const name of ['account', 'codeSent', 'mailSent']) writeStored(name, { until: now + minute })
  removeShortLived()
  for (const name of ['account', 'codeSent', 'mailSent']) expect(readStored(name)).toBeUndefined()
})
