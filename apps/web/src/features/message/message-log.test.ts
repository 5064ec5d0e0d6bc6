import type { MessageItem } from '@guangquan/contract'
import { expect, test } from 'vitest'
import { addChanges, addOlder, openLog } from './message-log.ts'

const message = (seq: number, change = seq, more: Partial<MessageItem> = {}): MessageItem => ({
  id: `m${seq}`,
  seq,
  change,
  kind: 1,
  text: `第 ${seq} 条`,
  pictures: [],
  card: null,
  isOwn: false,
  isRecalled: false,
  clientId: null,
  createTime: '2026-11-29 12:00:00',
  ...more,
})
const seqs = (log: { items: readonly MessageItem[] }) => log.items.map((item) => item.seq)
const newest = openLog([message(5), message(4), message(3)], {
  lastChange: 5,
  olderCursor: 'c',
  peerReadSeq: 0,
})

test('a page is shown oldest first; older ones come before it, and keep what is in view', () => {
  expect(seqs(newest)).toEqual([3, 4, 5])
  const longer = addOlder(newest, [message(2), message(1)], null)
  expect([seqs(longer), longer.isPrepended, longer.olderCursor]).toEqual([[1, 2, 3, 4, 5], true, null])
})

test('changes that arrive twice or late are shown once, in their place', () => {
  const log = addChanges(addChanges(newest, [message(7), message(6)]), [message(6)])
  expect([seqs(log), log.lastChange, log.isPrepended]).toEqual([[3, 4, 5, 6, 7], 7, false])
})

test('a recall replaces its message, and an older version does not come back', () => {
  const recalled = message(4, 6, { isRecalled: true, text: '' })
  const log = addChanges(addChanges(newest, [recalled]), [message(4)])
  expect(log.items[1]).toEqual(recalled)
})

test('a recall of a message that is not loaded leaves no gap', () => {
  const log = addChanges(newest, [message(1, 6, { isRecalled: true })])
  expect([seqs(log), log.lastChange]).toEqual([[3, 4, 5], 6])
})
