import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fastify from 'fastify'
import { limitHandlers } from '../http/calls/handler-timeout.ts'

// A separate program: run-requests.ts <number of requests>. Ten at a time, each with its response in a later turn.
const server = fastify()
limitHandlers(server)
server.post('/', async () => {
  await nextTurn()
  return {}
})
const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }))
const request = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}'
let left = Number(process.argv[2])
await Promise.all(
  Array.from({ length: 10 }, async () => {
    // With a plain socket: an HTTP client would produce garbage of its own.
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('data', () => {
      if (left-- > 0) socket.write(request)
      else socket.end()
    })
    socket.write(request)
    await once(socket, 'close')
  }),
)
await server.close()
