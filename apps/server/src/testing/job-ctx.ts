import type { App } from '../context.ts'
import type { JobCtx } from '../jobs/job.ts'

/** What a worker gives to a job that may be tried again. */
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
