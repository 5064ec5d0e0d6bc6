import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { livePath, liveProtocol, Notice, ticketPrefix, UserInfo } from '@guangquan/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { cookieName } from '../session/session-cookie.ts'
import { callAs, type Browser } from '../testing/call-as.ts'
import { buildMember, signIn } from '../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../testing/test-app.ts'

let node: TestApp
let second: TestNode
const ports = new Map<TestNode, number>()
const opened: WebSocket[] = []
const raw: Socket[] = []
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  for (const one of [node, second]) {
    const address = await one.server.listen({ host: '127.0.0.1', port: 0 })
    ports.set(one, Number(new URL(address).port))
  }
})
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate()
  for (const socket of raw.splice(0)) socket.destroy()
})
afterAll(() => node.close())

const site = (on: TestNode) => `http://127.0.0.1:${ports.get(on)}`
const ticketOf = async (who: Browser, on: TestNode = node) =>
  (await callAs(on, who, Notice.GetLiveTicket, {})).ticket

interface Try {
  ticket?: string
  origin?: string
  cookie?: string
  protocols?: string[]
}

function knock(who: Browser, on: TestNode, { ticket = '', origin, cookie, protocols }: Try): WebSocket {
  const socket = new WebSocket(
    `ws://127.0.0.1:${ports.get(on)}${livePath}`,
    protocols ?? [liveProtocol, `${ticketPrefix}${ticket}`],
    {
      headers: {
        ...(origin === '' ? {} : { origin: origin ?? site(on) }),
        cookie: `${cookieName(on.app.env)}=${cookie ?? who.cookie}`,
      },
    },
  )
  socket.on('error', () => undefined)
  opened.push(socket)
  return socket
}

async function open(who: Browser, on: TestNode = node): Promise<WebSocket> {
  const socket = knock(who, on, { ticket: await ticketOf(who, on) })
  await once(socket, 'open')
  return socket
}

/** Status of a refusal before the upgrade. */
function refusal(socket: WebSocket): Promise<number> {
  return new Promise((resolve, reject) => {
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('open', () => reject(new Error('it was let in')))
  })
}

function closed(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => {
    socket.on('close', (code) => resolve(code))
  })
}

function heard(socket: WebSocket): Promise<unknown> {
  return new Promise((resolve) => {
    socket.once('message', (data) => resolve(JSON.parse(Buffer.isBuffer(data) ? data.toString() : '')))
  })
}

test('a change reaches the browser on whichever node, and no other member’s', async () => {
  const [alice, bob] = [await buildMember(node), await buildMember(node)]
  const here = await open(alice)
  const there = await open(alice, second)
  const foreign = await open(bob, second)
  let overheard = 0
  foreign.on('message', () => (overheard += 1))
  const both = Promise.all([heard(here), heard(there)])
  await node.app.bus.publish('notice.changed', alice.userId)
  expect(await both).toEqual([{ type: 'notice' }, { type: 'notice' }])
  expect(overheard).toBe(0)
})

test('a ticket opens one connection, on any node, within 30 s', async () => {
  const alice = await buildMember(node)
  const ticket = await ticketOf(alice)
  const first = knock(alice, second, { ticket })
  await once(first, 'open')
  expect(first.protocol).toBe(liveProtocol)
  expect(await refusal(knock(alice, node, { ticket }))).toBe(401)
  const old = await ticketOf(alice)
  node.advance(31_000)
  expect(await refusal(knock(alice, node, { ticket: old }))).toBe(401)
})

test('of many who present one ticket at once one is accepted', async () => {
  const alice = await buildMember(node)
  const ticket = await ticketOf(alice)
  const tries = Array.from({ length: 8 }, (_, place) =>
    knock(alice, place % 2 === 0 ? node : second, { ticket }),
  )
  const outcomes = await Promise.all(
    tries.map((socket) =>
      Promise.race([once(socket, 'open').then(() => 101), refusal(socket).catch(() => 101)]),
    ),
  )
  expect(outcomes.filter((status) => status === 101)).toHaveLength(1)
})

test.each<[string, Try, number]>([
  ['no ticket', { protocols: [liveProtocol] }, 401],
  ['a made up ticket', { ticket: 'x'.repeat(43) }, 401],
  ['a foreign origin', { origin: 'https://evil.example' }, 403],
  ['no origin', { origin: '' }, 403],
  ['the origin null', { origin: 'null' }, 403],
])('refused before it stands: %s', async (_name, attempt, status) => {
  const alice = await buildMember(node)
  const ticket = attempt.ticket ?? (await ticketOf(alice))
  expect(await refusal(knock(alice, node, { ...attempt, ticket }))).toBe(status)
})

test('a stolen ticket is useless without the browser’s own cookie', async () => {
  const [alice, thief] = [await buildMember(node), await buildMember(node)]
  const ticket = await ticketOf(alice)
  expect(await refusal(knock(alice, node, { ticket, cookie: thief.cookie }))).toBe(401)
  expect(await refusal(knock(alice, node, { ticket, cookie: '' }))).toBe(401)
})

test('a session that ends closes its connections within a second, on every node; others stay', async () => {
  const alice = await buildMember(node)
  const phone = await signIn(node, alice.userId)
  const [mine, other] = [await open(alice, second), await open(phone, second)]
  const begun = performance.now()
  const code = closed(mine)
  await callAs(node, alice, UserInfo.Logout, {})
  expect(await code).toBe(4001)
  // Without the bus it would be noticed when the cached session expires.
  expect(performance.now() - begun).toBeLessThan(4000)
  expect(other.readyState).toBe(WebSocket.OPEN)
})

test('a ticket of a session that ended meanwhile is refused', async () => {
  const alice = await buildMember(node)
  const ticket = await ticketOf(alice)
  await callAs(node, alice, UserInfo.Logout, {})
  expect(await refusal(knock(alice, node, { ticket }))).toBe(401)
})

test('a renewed session keeps its connection', async () => {
  const alice = await buildMember(node)
  const socket = await open(alice)
  await callAs(node, alice, UserInfo.RefreshToken, {})
  const response = heard(socket)
  await node.app.bus.publish('notice.changed', alice.userId)
  expect(await response).toEqual({ type: 'notice' })
})

test.each([
  ['17 KiB', 'x'.repeat(17 * 1024), 1009],
  ['bytes', Buffer.from([1, 2, 3]), 1003],
  ['no JSON', 'hello', 1008],
  ['a wish it does not know', '{"type":"subscribe"}', 1008],
  ['more than the wish', '{"type":"ping","userId":"x"}', 1008],
])('who says %s is sent away', async (_name, message, code) => {
  const socket = await open(await buildMember(node))
  const response = closed(socket)
  socket.send(message)
  expect(await response).toBe(code)
})

test('a ping is answered; a thousand are too many', async () => {
  const socket = await open(await buildMember(node))
  const response = heard(socket)
  socket.send('{"type":"ping"}')
  expect(await response).toEqual({ type: 'pong' })
  const end = closed(socket)
  for (let i = 0; i < 1000; i++) socket.send('{"type":"ping"}')
  expect(await end).toBe(1008)
})

test('the sixth connection of a member to a node is refused, until one is free', async () => {
  const alice = await buildMember(node)
  const five = await Promise.all(Array.from({ length: 5 }, () => open(alice)))
  const sixth = knock(alice, node, { ticket: await ticketOf(alice) })
  expect(await closed(sixth)).toBe(1013)
  const gone = closed(five[0] ?? sixth)
  five[0]?.close()
  await gone
  await expect.poll(async () => (await open(alice)).readyState).toBe(WebSocket.OPEN)
})

test('a client that does not read is disconnected, and costs no memory', async () => {
  const alice = await buildMember(node)
  const ticket = await ticketOf(alice)
  const deaf = connect({ host: '127.0.0.1', port: ports.get(node) ?? 0 })
  raw.push(deaf)
  await once(deaf, 'connect')
  deaf.write(
    [
      `GET ${livePath} HTTP/1.1`,
      `Host: 127.0.0.1:${ports.get(node)}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      `Sec-WebSocket-Protocol: ${liveProtocol}, ${ticketPrefix}${ticket}`,
      `Origin: ${site(node)}`,
      `Cookie: ${cookieName(node.app.env)}=${alice.cookie}`,
      '\r\n',
    ].join('\r\n'),
  )
  await once(deaf, 'readable')
  deaf.pause()
  const [server] = node.server.websocketServer.clients
  if (server === undefined) throw new Error('no connection')
  const before = process.memoryUsage().rss
  const end = new Promise<void>((resolve) => {
    server.on('close', () => resolve())
  })
  // Directly on the node: a hundred thousand notifications would only measure the database.
  const flood = async () => {
    while (server.readyState === server.OPEN) {
      for (let i = 0; i < 2000; i++) server.send('x'.repeat(1000))
      await node.app.bus.publish('notice.changed', alice.userId)
      await sleep(20)
    }
  }
  await Promise.race([flood(), end])
  expect(server.readyState).not.toBe(server.OPEN)
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
})

test('an ordinary request to the URL is told to upgrade', async () => {
  const response = await node.server.inject({ method: 'GET', url: livePath })
  expect(response.statusCode).toBe(403)
})
