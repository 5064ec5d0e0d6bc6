import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { endUnfinished } from './end-unfinished.ts'

interface Stopping {
  server: FastifyInstance
  /** Resolves when the server has read it. */
  send: (text: string) => Promise<Socket>
  received: (socket: Socket) => string
  /** Lets the slow call end. */
  finish: () => void
}

async function listen(waitMs: number): Promise<Stopping> {
  const server = fastify({ forceCloseConnections: 'idle' })
  endUnfinished(server, waitMs)
  server.post('/echo', async (request) => request.body)
  const slow = Promise.withResolvers<string>()
  server.post('/slow', () => slow.promise)
  const accepted = new Map<number | undefined, Socket>()
  server.server.on('connection', (socket: Socket) => accepted.set(socket.remotePort, socket))
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
      await once(socket, 'connect')
      socket.write(text)
      await expect
        .poll(() => accepted.get(socket.localPort)?.bytesRead)
        .toBeGreaterThanOrEqual(Buffer.byteLength(text))
      return socket
    },
    received: (socket) => texts.get(socket) ?? '',
    finish: () => slow.resolve('done'),
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
  await expect(server.close()).resolves.toBeUndefined()
})

test('a request that has arrived gets its response, also after the wait', async () => {
  const { server, send, received, finish } = await listen(200)
  const slow = await send('POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n')
  const unfinished = await send(half)
  const isOver = once(unfinished, 'close')
  const closed = server.close()
  await isOver
  finish()
  await closed
  // Bytes sent before the close may be read after it.
  await expect.poll(() => received(slow)).toContain('done')
})

test('a request whose rest arrives within the wait gets its response', async () => {
  const { server, send, received } = await listen(60_000)
  const late = await send(half)
  const closed = server.close()
  await expect.poll(() => server.server.listening).toBe(false)
  late.write('cdefghij')
  await closed
  await expect.poll(() => received(late)).toContain('abcdefghij')
})
