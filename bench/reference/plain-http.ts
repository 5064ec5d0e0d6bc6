import { createServer } from 'node:http'
import * as z from 'zod'
import { receiveSetup, reportPort } from './reference-messages.ts'

// The minimum a Node server can do: send bytes from memory. One body per path, given in base64.

const Setup = z.record(z.string(), z.string())

const bodies = new Map(
  Object.entries(Setup.parse(await receiveSetup())).map(([path, body]) => {
    const bytes = Buffer.from(body, 'base64')
    return [path, { bytes, headers: { 'content-type': 'application/json', 'content-length': bytes.length } }]
  }),
)

const server = createServer((request, response) => {
  const known = bodies.get(request.url ?? '')
  if (known === undefined) response.writeHead(404).end()
  else response.writeHead(200, known.headers).end(known.bytes)
})
server.listen(0, '127.0.0.1', () => reportPort(server.address()))
