import { liveHeartbeatMs } from '@guangquan/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { buildMember } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { watchHeartbeats } from './watch-heartbeats.ts'
import { makeLiveSockets } from './live-sockets.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A connection that never receives or sends anything. */
function idle(): { socket: WebSocket; sent: string[]; terminated: () => boolean } {
  // Nothing listens there: the socket never connects.
  const socket = new WebSocket('ws://127.0.0.1:9')
  socket.on('error', () => undefined)
  const sent: string[] = []
  let over = false
  Object.defineProperties(socket, {
    readyState: { get: () => (over ? WebSocket.CLOSED : WebSocket.OPEN) },
    bufferedAmount: { value: 0 },
  })
  vi.spyOn(socket, 'send').mockImplementation((data: unknown) => void sent.push(String(data)))
  vi.spyOn(socket, 'ping').mockImplementation(() => void sent.push('ping'))
  vi.spyOn(socket, 'close').mockImplementation((code) => void sent.push(`close ${code}`))
  vi.spyOn(socket, 'terminate').mockImplementation(() => {
    over = true
  })
  return { socket, sent, terminated: () => over }
}

test('a connection that does not answer the heartbeat is cut at the next one', async () => {
  const member = await buildMember(node)
  const sockets = makeLiveSockets()
  const beat = watchHeartbeats({ ...node.app, bus: { ...node.app.bus, subscribe: () => undefined } }, sockets)
  const { socket, sent, terminated } = idle()
  const { id } = await node.app.db
    .selectFrom('session')
    .select('id')
    .where('member_id', '=', member.userId)
    .executeTakeFirstOrThrow()
  const live = sockets.add(socket, { memberId: member.userId, sessionId: id, ip: '10.0.0.1' })
  if (live === null) throw new Error('not taken')
  vi.advanceTimersByTime(liveHeartbeatMs)
  expect(sent).toEqual(['ping', '{"type":"beat"}'])
  live.alive = true
  vi.advanceTimersByTime(liveHeartbeatMs)
  expect(terminated()).toBe(false)
  vi.advanceTimersByTime(liveHeartbeatMs)
  expect(terminated()).toBe(true)
  beat.stop()
})

test('a session whose end was not announced is found at the next heartbeat', async () => {
  const member = await buildMember(node)
  const sockets = makeLiveSockets()
  const beat = watchHeartbeats({ ...node.app, bus: { ...node.app.bus, subscribe: () => undefined } }, sockets)
  const { socket, sent } = idle()
  const { id } = await node.app.db
    .updateTable('session')
    .set({ ended_at: node.app.now(), ended_reason: 'banned' })
    .where('member_id', '=', member.userId)
    .returning('id')
    .executeTakeFirstOrThrow()
  sockets.add(socket, { memberId: member.userId, sessionId: id, ip: '10.0.0.1' })
  vi.advanceTimersByTime(liveHeartbeatMs)
  vi.useRealTimers()
  await expect.poll(() => sent.includes('close 4001')).toBe(true)
  beat.stop()
})
