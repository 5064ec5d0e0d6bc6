import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../context.ts'
import { failure } from '../calls/envelope.ts'
import { parseRange } from './parse-range.ts'

// Refused and missing look alike: the existence of a private file must not be revealed.
export function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .status(404)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(failure('ContentNotFound'))
}

/** HEAD and ranges need the size before the bytes. */
export async function sendPart(
  app: App,
  key: string,
  rangeText: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const probe = await app.storage.get(key, { start: 0, end: 0 })
  if (probe === null) return notFound(reply)
  probe.stream.destroy()
  const range = rangeText === undefined ? null : parseRange(rangeText, probe.size)
  if (range === 'unsatisfiable') {
    return reply
      .status(416)
      .header('content-range', `bytes */${probe.size}`)
      .header('content-length', 0)
      .send()
  }
  const { start, end } = range ?? { start: 0, end: probe.size - 1 }
  reply.header('content-length', end - start + 1)
  if (range !== null) reply.status(206).header('content-range', `bytes ${start}-${end}/${probe.size}`)
  if (request.method === 'HEAD') return reply.send()
  const part = await app.storage.get(key, { start, end })
  return part === null ? notFound(reply) : reply.send(part.stream)
}

/** Whether the caller already has the copy with this tag. */
export function matches(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined &&
    header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')
  )
}
