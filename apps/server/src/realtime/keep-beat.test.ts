import { liveBeatMs } from '@guangquan/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { buildMember } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { keepBeat } from './keep-beat.ts'
import { makeLiveSockets } from './live-sockets.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A connection that never receives or sends anything. */
function lay(): { socket: WebSocket; said: string[]; terminated: () => boolean } {
  // Nothing listens there: the socket never connects.
  const socket = new WebSocket('ws://127.0.0.1:9')
  socket.on('error', () => undefined)
  const said: string[] = []
  let over = false
  Object.defineProperties(socket, {
    readyState: { get: () => (over ? WebSocket.CLOSED : WebSocket.OPEN) },
    bufferedAmount: { value: 0 },
  })
  vi.spyOn(socket, 'send').mockImplementation((data: unknown) => void said.push(String(data)))
  vi.spyOn(socket, 'ping').mockImplementation(() => void said.push('ping'))
  vi.spyOn(socket, 'close').mockImplementation((code) => void said.push(`close ${code}`))
  vi.spyOn(socket, 'terminate').mockImplementation(() => {
    over = true
  })
  return { socket, said, terminated: () => over }
}

test('a connection that does not answer the heartbeat is cut at the next one', async () => {
  const member = await buildMember(node)
  const sockets = makeLiveSockets()
  const beat = keepBeat({ ...node.app, bus: { ...node.app.bus, subscribe: () => undefined } }, sockets)
  const { socket, said, terminated } = lay()
  const { id } = await node.app.db
    .selectFrom('session')
    .select('id')
    .where('member_id', '=', member.userId)
    .executeTakeFirstOrThrow()
  const live = sockets.add(socket, { memberId: member.userId, sessionId: id })
  if (live === null) throw new Error('not taken')
  vi.advanceTimersByTime(liveBeatMs)
  expect(said).toEqual(['ping', '{"type":"beat"}'])
  live.alive = true
  vi.advanceTimersByTime(liveBeatMs)
  expect(terminated()).toBe(false)
  vi.advanceTimersByTime(liveBeatMs)
  expect(terminated()).toBe(true)
  beat.stop()
})

test('a session whose end was not announced is found at the next heartbeat', async () => {
  const member = await buildMember(node)
  const sockets = makeLiveSockets()
  const beat = keepBeat({ ...node.app, bus: { ...node.app.bus, subscribe: () => undefined } }, sockets)
  const { socket, said } = lay()
  const { id } = await node.app.db
    .updateTable('session')
    .set({ ended_at: node.app.now(), ended_reason: 'banned' })
    .where('member_id', '=', member.userId)
    .returning('id')
    .executeTakeFirstOrThrow()
  sockets.add(socket, { memberId: member.userId, sessionId: id })
  vi.advanceTimersByTime(liveBeatMs)
  vi.useRealTimers()
  await expect.poll(() => said.includes('close 4001')).toBe(true)
  beat.stop()
})
