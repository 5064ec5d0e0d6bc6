import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { failure } from '../calls/envelope.ts'

const statusLines: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Responds to invalid HTTP, oversized headers and slow requests with our own envelope. */
export function refuseBrokenRequests(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify(failure('BadInput'))
  const head = [
    `HTTP/1.1 ${statusLines[error.code] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** Responds to a URL that cannot be decoded (`/%`), before any route or hook. */
export function refuseBadAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.status(400).header('cache-control', 'no-store').send(failure('BadInput'))
}
