import { once } from 'node:events'
import { livePath, liveProtocol, Notice, ticketPrefix } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { cookieName } from '../session/session-cookie.ts'
import { callAs, type Browser } from '../testing/call-as.ts'
import { buildMember } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { socketsPerMember, socketsPerNode } from './live-sockets.ts'

let node: TestApp
let site: string
const opened: WebSocket[] = []
beforeAll(async () => {
  node = await openTestApp()
  site = await node.server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  for (const socket of opened) socket.terminate()
  await node.close()
})

async function open(who: Browser): Promise<WebSocket> {
  const { ticket } = await callAs(node, who, Notice.GetLiveTicket, {})
  const socket = new WebSocket(
    `${site.replace('http', 'ws')}${livePath}`,
    [liveProtocol, `${ticketPrefix}${ticket}`],
    { headers: { origin: site, cookie: `${cookieName(node.app.env)}=${who.cookie}` } },
  )
  opened.push(socket)
  await once(socket, 'open')
  return socket
}

test('a node accepts 2,000 connections, refuses the next one, and reaches one of the many at once', async () => {
  const members = await Promise.all(
    Array.from({ length: socketsPerNode / socketsPerMember }, () => buildMember(node)),
  )
  for (const member of members) {
    await Promise.all(Array.from({ length: socketsPerMember }, () => open(member)))
  }
  const late = await open(await buildMember(node))
  expect((await once(late, 'close'))[0]).toBe(1013)

  const last = opened.at(-2)
  const heard = new Promise((resolve) => last?.once('message', resolve))
  const begin = performance.now()
  await node.app.bus.publish('notice.changed', members.at(-1)?.userId ?? '')
  await heard
  expect(performance.now() - begin).toBeLessThan(1000)
  const begun = performance.now()
  expect((await callAs(node, members[0] ?? null, Notice.GetUnreadCount, {})).total).toBeTypeOf('number')
  expect(performance.now() - begun).toBeLessThan(1000)
}, 60_000)
