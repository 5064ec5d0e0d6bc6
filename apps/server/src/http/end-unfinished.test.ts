import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { endUnfinished } from './end-unfinished.ts'

interface Stopping {
  server: FastifyInstance
  send: (text: string) => Promise<Socket>
  received: (socket: Socket) => string
}

async function listen(waitMs: number): Promise<Stopping> {
  const server = fastify({ forceCloseConnections: 'idle' })
  endUnfinished(server, waitMs)
  server.post('/echo', async (request) => request.body)
  server.post('/slow', async () => {
    await sleep(400)
    return 'done'
  })
  await server.listen()
  const address = server.server.address() satisfies AddressInfo | string | null
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const texts = new Map<Socket, string>()
  return {
    server,
    send: async (text) => {
      const socket = connect(port, '127.0.0.1')
      texts.set(socket, '')
      socket.on('error', () => undefined)
      socket.on('data', (part) => texts.set(socket, `${texts.get(socket)}${part.toString()}`))
      socket.write(text)
      await sleep(50)
      return socket
    },
    received: (socket) => texts.get(socket) ?? '',
  }
}

const half = 'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\nab'

test.each([
  ['a body that does not come', half],
  ['half of the headers', 'POST /echo HTTP/1.1\r\nHost: x\r\nAcc'],
  ['a connection without a byte', ''],
])('%s does not keep a server from stopping', async (_, text) => {
  const { server, send } = await listen(200)
  await send(text)
  const begin = performance.now()
  await server.close()
  expect(performance.now() - begin).toBeLessThan(2000)
})

test('a request that has arrived is answered after the wait, and so is one whose rest arrives within it', async () => {
  const { server, send, received } = await listen(2000)
  const slow = await send('POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n')
  const late = await send(half)
  const closed = server.close()
  await sleep(50)
  late.write('cdefghij')
  await closed
  // What was sent before the close may be read after it.
  await expect.poll(() => received(slow)).toContain('done')
  await expect.poll(() => received(late)).toContain('abcdefghij')
})
