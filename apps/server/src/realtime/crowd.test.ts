import { once } from 'node:events'
import { livePath, liveProtocol, Notice, ticketPrefix } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { cookieName } from '../session/session-cookie.ts'
import { callAs, type Browser } from '../testing/call-as.ts'
import { buildMember } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { socketsPerAddress, socketsPerMember, socketsPerNode } from './live-sockets.ts'

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

/** As many members as an address may have, then as many of the next address. */
const addressOf = (place: number) => `10.0.0.${Math.floor((place * socketsPerMember) / socketsPerAddress)}`

test('a node accepts 2,000 connections and 500 of an address, refuses the next one, and reaches one of the many at once', async () => {
  const members: Browser[] = []
  while (members.length < socketsPerNode / socketsPerMember) {
    members.push(...(await Promise.all(Array.from({ length: 20 }, () => buildMember(node)))))
  }
  for (const [place, member] of members.entries()) {
    await Promise.all(Array.from({ length: socketsPerMember }, () => open(member, addressOf(place))))
  }
  const further = await connect(await buildMember(node), addressOf(0))
  const [, refusal] = await once(
    further.on('error', () => undefined),
    'unexpected-response',
  )
  expect(refusal).toMatchObject({ statusCode: 429 })
  const late = await open(await buildMember(node), '10.0.1.1')
  expect((await once(late, 'close'))[0]).toBe(1013)

  const last = opened.at(-3)
  const heard = new Promise((resolve) => last?.once('message', resolve))
  const begin = performance.now()
  await node.app.bus.publish('notice.changed', members.at(-1)?.userId ?? '')
  await heard
  expect(performance.now() - begin).toBeLessThan(5000)
  const begun = performance.now()
  expect((await callAs(node, members[0] ?? null, Notice.GetUnreadCount, {})).total).toBeTypeOf('number')
  expect(performance.now() - begun).toBeLessThan(5000)
}, 60_000)
