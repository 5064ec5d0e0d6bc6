import { connect } from 'node:net'
import { once } from 'node:events'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { promotedBytesEach } from '../../testing/promoted-bytes.ts'
import { limitHandlers } from './handler-timeout.ts'

async function listen() {
  const server = fastify()
  limitHandlers(server, 400)
  const hanging = Promise.withResolvers<{ late: boolean }>()
  server.post('/hangs', () => hanging.promise)
  server.post('/own', { handlerTimeout: 60_000 }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    return { own: true }
  })
  server.post('/quick', async () => ({ quick: true }))
  const port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port)
  return { server, port, release: () => hanging.resolve({ late: true }) }
}

const post = (port: number, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })

it('ends a handler that hangs, and not quick ones or those with their own timeout', async () => {
  const { server, port, release } = await listen()
  const [hangs, own, quick] = await Promise.all([
    post(port, '/hangs'),
    post(port, '/own'),
    post(port, '/quick'),
  ])
  expect([hangs.status, own.status, quick.status]).toEqual([503, 200, 200])
  expect(await hangs.text()).toContain('FST_ERR_HANDLER_TIMEOUT')
  // A late result changes nothing, and the server keeps working.
  release()
  expect((await post(port, '/quick')).status).toBe(200)
  await server.close()
})

it('ends a body that trickles in', async () => {
  const { server, port } = await listen()
  const socket = connect(port, '127.0.0.1')
  socket.write(
    'POST /quick HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  )
  const drip = setInterval(() => socket.write(' '), 100)
  const [response] = await once(socket, 'data')
  clearInterval(drip)
  expect(String(response)).toContain('503')
  socket.destroy()
  await server.close()
})

// See docs/decisions/0400-garbage-of-requests.md.
it('keeps nothing of a request that got its response', async () => {
  expect(await promotedBytesEach('run-requests.ts')).toBeLessThan(1000)
})
