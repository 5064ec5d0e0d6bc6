import type { App } from '../context.ts'
import type { JobCtx } from '../jobs/job.ts'

/** The context in which a worker runs a job that can be retried. */
export function jobCtxOf(app: App, changes: Partial<JobCtx> = {}): JobCtx {
  return {
    app,
    db: app.db,
    now: app.now(),
    log: app.log,
    signal: new AbortController().signal,
    isLastAttempt: false,
    ...changes,
  }
}
