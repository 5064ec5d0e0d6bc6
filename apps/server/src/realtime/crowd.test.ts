import { once } from 'node:events'
import { livePath, liveProtocol, Notice, ticketPrefix } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { cookieName } from '../session/session-cookie.ts'
import { callAs, type Browser } from '../testing/call-as.ts'
import { buildMember } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { makeLiveSockets, socketsPerAddress, socketsPerMember, socketsPerNode } from './live-sockets.ts'

let node: TestApp
let site: string
const opened: WebSocket[] = []
beforeAll(async () => {
  node = await openTestApp({ settings: { TRUST_PROXY: '127.0.0.1' } })
  site = await node.server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  for (const socket of opened) socket.terminate()
  await node.close()
})

async function connect(who: Browser, ip: string): Promise<WebSocket> {
  const { ticket } = await callAs(node, who, Notice.GetLiveTicket, {})
  const socket = new WebSocket(
    `${site.replace('http', 'ws')}${livePath}`,
    [liveProtocol, `${ticketPrefix}${ticket}`],
    {
      headers: {
        origin: site,
        cookie: `${cookieName(node.app.env)}=${who.cookie}`,
        'x-forwarded-for': ip,
      },
    },
  )
  opened.push(socket)
  return socket
}

async function open(who: Browser, ip: string): Promise<WebSocket> {
  const socket = await connect(who, ip)
  await once(socket, 'open')
  return socket
}

test('a node keeps 2,000 connections and 500 of an address, and has room again when one ends', () => {
  const sockets = makeLiveSockets()
  // Never used: only the number of connections matters.
  const socket = new WebSocket('ws://127.0.0.1:9').on('error', () => undefined)
  const add = (place: number, ip: string) =>
    sockets.add(socket, { memberId: `member ${Math.floor(place / socketsPerMember)}`, sessionId: '', ip })
  const addressOf = (place: number) => `10.0.0.${Math.floor(place / socketsPerAddress)}`
  const added = Array.from({ length: socketsPerNode }, (_, place) => add(place, addressOf(place)))
  expect(added.filter((live) => live === null)).toEqual([])
  expect(add(socketsPerNode, '10.0.1.1')).toBeNull()
  expect(sockets.isFull('10.0.0.0')).toBe(true)
  const [first] = added
  if (first !== null && first !== undefined) sockets.remove(first)
  expect(sockets.isFull('10.0.0.0')).toBe(false)
  expect(add(socketsPerNode, '10.0.1.1')).not.toBeNull()
})

test('the next connection of an address with 500 is refused, that of a member with five closed, and one of the many is reached', async () => {
  const members = await Promise.all(
    Array.from({ length: socketsPerAddress / socketsPerMember }, () => buildMember(node)),
  )
  for (const member of members) {
    await Promise.all(Array.from({ length: socketsPerMember }, () => open(member, '10.0.0.1')))
  }
  const further = await connect(await buildMember(node), '10.0.0.1')
  const [, refusal] = await once(
    further.on('error', () => undefined),
    'unexpected-response',
  )
  expect(refusal).toMatchObject({ statusCode: 429 })
  const [some = null] = members
  if (some === null) throw new Error('there are no members')
  expect((await once(await open(some, '10.0.1.1'), 'close'))[0]).toBe(1013)

  const last = opened.at(-3)
  const heard = new Promise((resolve) => last?.once('message', resolve))
  const begin = performance.now()
  await node.app.bus.publish('notice.changed', members.at(-1)?.userId ?? '')
  await heard
  expect(performance.now() - begin).toBeLessThan(5000)
  const begun = performance.now()
  expect((await callAs(node, some, Notice.GetUnreadCount, {})).total).toBeTypeOf('number')
  expect(performance.now() - begun).toBeLessThan(5000)
})
