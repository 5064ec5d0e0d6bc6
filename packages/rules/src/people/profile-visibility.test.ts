import { expect, test } from 'vitest'
import {
  defaultPopupAccept,
  defaultPrivacy,
  openLists,
  visibleCounts,
  withDefaults,
  withoutDefaults,
} from './profile-visibility.ts'

const counts = { publish: 1, follow: 2, fans: 3, like: 4, collect: 5, product: 1, medal: 3, circle: 2 }

test('what somebody collects is hidden from others until they open it', () => {
  expect(visibleCounts(counts, { isSelf: true, privacy: defaultPrivacy })).toEqual(counts)
  expect(visibleCounts(counts, { isSelf: false, privacy: defaultPrivacy })).toEqual({ ...counts, collect: 0 })
  const open = { ...defaultPrivacy, collect: true }
  expect(visibleCounts(counts, { isSelf: false, privacy: open })).toEqual(counts)
})

test('birthday and collections are private by default, everything else is open', () => {
  const closed = Object.entries(defaultPrivacy).filter(([, isOpen]) => !isOpen)
  expect(closed.map(([name]) => name)).toEqual(['birthday', 'collect'])
  expect(Object.values(defaultPopupAccept)).toEqual([true, true, true, true])
})

test('only what differs is stored, and unknown switches are not read', () => {
  const chosen = { ...defaultPrivacy, fans: false, birthday: true }
  expect(withoutDefaults(defaultPrivacy, chosen)).toEqual({ fans: false, birthday: true })
  expect(withDefaults(defaultPrivacy, { fans: false, birthday: true, toString: false, gone: true })).toEqual(
    chosen,
  )
})

test('a list is open to its owner, to others when public, and never for somebody they blocked', () => {
  const privacy = { ...defaultPrivacy, fans: false }
  const all = { follow: true, fans: true, like: true, collect: true }
  expect(openLists(privacy, { isSelf: true, isBlocked: false })).toEqual(all)
  expect(openLists(privacy, { isSelf: false, isBlocked: false })).toEqual({
    follow: true,
    fans: false,
    like: true,
    collect: false,
  })
  expect(Object.values(openLists(privacy, { isSelf: false, isBlocked: true }))).not.toContain(true)
})
