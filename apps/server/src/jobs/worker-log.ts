import { Logger } from 'graphile-worker'
import type { FastifyBaseLogger } from 'fastify'

/**
 * What graphile-worker logs about a job that ended because its program or decoder was stopped, or before it had one.
 */
const aborted = /'(?:This operation was aborted|[^']*: aborted|Unavailable)'/

/**
 * The worker's messages in our log: without payloads, routine ones only at `debug`. A job that ended because the node
 * stopped is not a failure: it runs again on another node or at the next start.
 */
export function workerLog(log: FastifyBaseLogger, isStopping: () => boolean): Logger {
  return new Logger((scope) => (level, message) => {
    const fields = { job: scope.taskIdentifier, jobId: scope.jobId }
    if (level === 'error' && isStopping() && aborted.test(message))
      log.info(fields, 'a job was ended by the stop and will run again')
    else if (level === 'error') log.error(fields, message)
    else if (level === 'warning') log.warn(fields, message)
    else log.debug(fields, message)
  })
}
