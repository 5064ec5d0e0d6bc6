import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { ErrorName } from '@guangquan/contract'
import type { App } from '../../context.ts'
import { classifyDatabaseError, isTransient } from '../../db/classify-database-error.ts'
import { crowdedSeconds, Failure } from '../../fail.ts'
import { failure } from './envelope.ts'
import { clearSessionCookie } from '../identity/forget-session.ts'

/** Business errors have the HTTP status 200, except these. */
const httpStatus: Partial<Record<ErrorName, number>> = {
  NoSuchCall: 404,
  FileTooLarge: 413,
  TooFast: 429,
  Unavailable: 503,
  Crowded: 503,
  UploadBusy: 503,
  Maintenance: 503,
  StorageFull: 507,
}
const retryAfterSeconds = '2'

/** Whether an error results in 503 because the program is busy or its database is away. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof Failure) return error.errorName === 'Unavailable' || error.errorName === 'Crowded'
  return isTransient(error)
}

/** Every error is sent as an envelope: a known one with its sentence, any other as 5000 with a trace id. */
export function mountErrorHandler(server: FastifyInstance, app: App): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    reply.type('application/json; charset=utf-8')
    if (error instanceof Failure) {
      // The cookie belongs to the ended session.
      if (error.errorName === 'SignedOutElsewhere') clearSessionCookie(app, reply)
      return sendFailure(reply, error.errorName, error.details)
    }
    const verdict = classifyDatabaseError(error)
    if (verdict !== 'other') request.log.warn({ err: error }, `database: ${verdict}`)
    if (verdict === 'crowded' || error.code === 'FST_UNDER_PRESSURE') {
      return sendFailure(reply, 'Crowded', { n: crowdedSeconds })
    }
    if (verdict === 'unavailable' || error.statusCode === 503) return sendUnavailable(reply, error)
    if (verdict === 'badInput') return sendFailure(reply, 'BadInput', {})
    // Refusals of the HTTP layer itself: invalid JSON, wrong content type, a body too large.
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) return reply.status(status).send(failure('BadInput'))
    request.log.error({ err: error }, 'unexpected error')
    const details = app.env.NODE_ENV === 'test' ? { cause: String(error.stack) } : {}
    return reply.status(500).send(failure('Unknown', details, request.id))
  })
  server.setNotFoundHandler((_request, reply) => reply.status(404).send(failure('NoSuchCall')))
}

/** Refusals that end by themselves, after `n` seconds. */
const waits: ReadonlySet<ErrorName> = new Set([
  'TooFast',
  'Crowded',
  'Maintenance',
  'CaptchaTooSoon',
  'CaptchaDayLimit',
  'RegisterLimit',
])

function sendFailure(reply: FastifyReply, name: ErrorName, details: Record<string, unknown>) {
  reply.status(httpStatus[name] ?? 200)
  if (waits.has(name) && typeof details['n'] === 'number') reply.header('retry-after', String(details['n']))
  if (name === 'Unavailable' || name === 'UploadBusy') reply.header('retry-after', retryAfterSeconds)
  return reply.send(failure(name, details))
}

function sendUnavailable(reply: FastifyReply, error: FastifyError) {
  // A sender that trickles its body must not keep the socket after the response.
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') reply.header('connection', 'close')
  return sendFailure(reply, 'Unavailable', {})
}
