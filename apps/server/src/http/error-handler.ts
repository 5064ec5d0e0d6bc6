import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorName } from '@guangquan/contract'
import { databaseVerdict } from '../db/database-verdict.ts'
import { Failure } from '../fail.ts'
import { failure } from './envelope.ts'

/** Every error leaves as an envelope: a known one with its sentence, any other as 5000 with a trace id. */
export function mountErrorHandler(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Failure) return sendFailure(reply, error.errorName, error.details)
    const verdict = databaseVerdict(error)
    if (verdict === 'unavailable') {
      reply.header('retry-after', '2')
      return reply.status(503).send(failure('Unavailable'))
    }
    if (verdict === 'badInput') return reply.status(200).send(failure('BadInput'))
    if (isClientFault(error)) return sendClientFault(reply, error)
    request.log.error({ err: error }, 'unexpected error')
    return reply.status(500).send(failure('Unknown', {}, request.id))
  })
  server.setNotFoundHandler((_request: FastifyRequest, reply: FastifyReply) =>
    reply.status(404).send(failure('NoSuchCall')),
  )
}

function sendFailure(reply: FastifyReply, name: ErrorName, details: Record<string, unknown>) {
  if (name === 'TooFast') {
    reply.status(429)
    if (typeof details['n'] === 'number') reply.header('retry-after', String(details['n']))
  } else if (name === 'FileTooLarge') reply.status(413)
  else if (name === 'StorageFull') reply.status(507)
  else if (name === 'Unavailable') reply.status(503)
  else if (reply.statusCode < 400) reply.status(200)
  return reply.send(failure(name, details))
}

function isClientFault(error: FastifyError): boolean {
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
}

// The HTTP layer's own refusals: broken JSON, wrong content type, a body too large.
function sendClientFault(reply: FastifyReply, error: FastifyError) {
  return reply.status(error.statusCode ?? 400).send(failure('BadInput'))
}
