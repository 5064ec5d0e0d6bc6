import { Logger } from 'graphile-worker'
import type { FastifyBaseLogger } from 'fastify'

/** The worker's messages in our log: without payloads, routine ones only at `debug`. */
export function workerLog(log: FastifyBaseLogger): Logger {
  return new Logger((scope) => (level, message) => {
    const fields = { job: scope.taskIdentifier, jobId: scope.jobId }
    if (level === 'error') log.error(fields, message)
    else if (level === 'warning') log.warn(fields, message)
    else log.debug(fields, message)
  })
}
