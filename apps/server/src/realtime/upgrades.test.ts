import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { livePath, liveProtocol, Notice, ticketPrefix } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { implementations, mounts } from '../program.ts'
import { cookieName } from '../session/session-cookie.ts'
import { callAs, type Browser } from '../testing/call-as.ts'
import { buildMember } from '../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../testing/test-app.ts'

let node: TestApp
const nodes: { node: TestNode; port: number }[] = []
const clients: Socket[] = []
beforeAll(async () => {
  node = await openTestApp({
    implementations,
    // As the pages of the site do, one route takes any path.
    mount: [...mounts, (server) => void server.get('/*', () => 'a page')],
  })
  for (const one of [node, await node.addNode()]) {
    const address = await one.server.listen({ host: '127.0.0.1', port: 0 })
    nodes.push({ node: one, port: Number(new URL(address).port) })
  }
})
afterAll(async () => {
  for (const client of clients) client.destroy()
  await node.close()
})

interface Upgrade {
  path: string
  method?: string
  headers?: Record<string, string>
}

/** Sends an upgrade and never closes its side. @returns the status of the response */
async function upgrade(port: number, { path, method = 'GET', headers = {} }: Upgrade): Promise<number> {
  const client = connect({ host: '127.0.0.1', port, allowHalfOpen: true })
  clients.push(client)
  client.on('error', () => undefined)
  const fields = {
    host: `127.0.0.1:${port}`,
    upgrade: 'websocket',
    connection: 'Upgrade',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  }
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  client.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  const [response] = await once(client, 'data')
  return Number(/^HTTP\/1\.1 (\d+)/.exec(String(response))?.[1])
}

async function upgradeLive(who: Browser, on: { node: TestNode; port: number }): Promise<number> {
  const { ticket } = await callAs(on.node, who, Notice.GetLiveTicket, {})
  return upgrade(on.port, {
    path: livePath,
    headers: {
      origin: `http://127.0.0.1:${on.port}`,
      cookie: `${cookieName(on.node.app.env)}=${who.cookie}`,
      'sec-websocket-protocol': `${liveProtocol}, ${ticketPrefix}${ticket}`,
    },
  })
}

test.each([
  ['an unknown path', { path: '/nope' }],
  ['a page', { path: '/' }],
  ['a path below the live connection', { path: `${livePath}/x` }],
  ['an ordinary route', { path: '/healthz' }],
  ['a call', { path: '/api/services/guangquan/Notice/GetUnreadCount', method: 'POST' }],
])('an upgrade of %s is refused before the handshake, from any origin', async (_name, target) => {
  for (const { port } of nodes) {
    for (const origin of ['https://evil.example', `http://127.0.0.1:${port}`]) {
      // A call with a foreign origin is refused as such.
      expect([403, 404]).toContain(await upgrade(port, { ...target, headers: { origin } }))
    }
  }
})

test('a live connection with a foreign origin is refused before the handshake', async () => {
  for (const { port } of nodes) {
    expect(await upgrade(port, { path: livePath, headers: { origin: 'https://evil.example' } })).toBe(403)
  }
})

test('a thousand refused upgrades leave no connection', async () => {
  const [{ node: one, port } = { node, port: 0 }] = nodes
  for (let round = 0; round < 10; round++) {
    const tries = Array.from({ length: 100 }, () => upgrade(port, { path: '/nope' }))
    expect(new Set(await Promise.all(tries))).toEqual(new Set([404]))
  }
  await expect.poll(() => countConnections(one)).toBe(0)
})

function countConnections({ server }: TestNode): Promise<number> {
  return new Promise((resolve, reject) => {
    server.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)))
  })
}

test('a stop ends every upgraded connection within seconds, also of clients that never respond', async () => {
  const alice = await buildMember(node)
  for (const one of nodes) expect(await upgradeLive(alice, one)).toBe(101)
  const begin = performance.now()
  await Promise.all(nodes.map(({ node: one }) => one.server.close()))
  // Two seconds for the closing handshake; a remaining connection would delay the stop by half a minute.
  expect(performance.now() - begin).toBeLessThan(10_000)
})
