import { liveCloseCodes, liveSilenceMs } from '@guangquan/contract/wire/live-protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeLiveConnection, type ConnectionHandlers } from './live-connection.ts'

let opened: { heard: ConnectionHandlers; protocols: string[]; closed: boolean }[]
let changes: number
let states: boolean[]
let asked: number
let offline: boolean

function make() {
  return makeLiveConnection({
    requestTicket: () => {
      asked += 1
      return offline
        ? Promise.reject(new Error('offline'))
        : Promise.resolve({ ticket: `t${asked}`, path: '/api/live' })
    },
    open: (_path, protocols, heard) => {
      const one = { heard, protocols, closed: false }
      opened.push(one)
      return {
        close: (code = 1000) => {
          one.closed = true
          heard.close(code)
        },
      }
    },
    onChange: () => (changes += 1),
    onState: (state) => states.push(state),
    chance: () => 1,
  })
}
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const newest = () => {
  const one = opened.at(-1)
  if (one === undefined) throw new Error('nothing was opened')
  return one
}

beforeEach(() => {
  vi.useFakeTimers()
  opened = []
  states = []
  changes = 0
  asked = 0
  offline = false
})
afterEach(() => void vi.useRealTimers())

test('it sends its ticket as a protocol; whenever it opens, something may have changed before', async () => {
  make().start()
  await after(0)
  expect(newest().protocols).toEqual(['guangquan.live', 'ticket.t1'])
  newest().heard.open()
  expect([states, changes]).toEqual([[true], 1])
  newest().heard.close(1006)
  await after(1000)
  newest().heard.open()
  expect(changes).toBe(2)
})

test('only notices are reported; heartbeats and unknown messages are not', async () => {
  make().start()
  await after(0)
  newest().heard.open()
  for (const data of [
    '{"type":"notice"}',
    '{"type":"beat"}',
    '{"type":"x"}',
    'x',
    '[]',
    null,
    new Uint8Array(1),
  ]) {
    newest().heard.message(data)
  }
  expect(changes).toBe(2)
})

test('it reconnects after 1, 2, 4 s, each time with a new ticket, and at once after it had been open', async () => {
  make().start()
  await after(0)
  for (const wait of [1000, 2000, 4000]) {
    newest().heard.close(1006)
    await after(wait - 1)
    const before = opened.length
    await after(1)
    expect(opened.length).toBe(before + 1)
  }
  expect(asked).toBe(4)
  newest().heard.open()
  newest().heard.close(1001)
  await after(1000)
  expect(asked).toBe(5)
})

test('it does not reconnect after the session has ended', async () => {
  make().start()
  await after(0)
  newest().heard.open()
  newest().heard.close(liveCloseCodes.sessionEnded)
  await after(3600_000)
  expect([asked, changes, states]).toEqual([1, 2, [true, false]])
})

test('it waits for minutes when a node is full', async () => {
  make().start()
  await after(0)
  newest().heard.close(liveCloseCodes.tryAgainLater)
  await after(4 * 60_000)
  expect(asked).toBe(1)
  await after(60_000)
  expect(asked).toBe(2)
})

test('a connection without heartbeats is closed', async () => {
  make().start()
  await after(0)
  newest().heard.open()
  await after(liveSilenceMs - 1)
  newest().heard.message('{"type":"beat"}')
  await after(liveSilenceMs - 1)
  expect(newest().closed).toBe(false)
  await after(1)
  expect(newest().closed).toBe(true)
})

test('without a ticket it waits longer; stopping ends it for good', async () => {
  offline = true
  const connection = make()
  connection.start()
  await after(14_000)
  expect(asked).toBe(1)
  await after(2000)
  expect(asked).toBe(2)
  offline = false
  connection.stop()
  await after(3600_000)
  expect([asked, opened.length]).toEqual([2, 0])
})
