import { randomUUID } from 'node:crypto'
import type { MemberCtx } from './context.ts'
import type { JobCtx } from './jobs/job.ts'

/** The context with which a job reads what a member sees. It has no request. */
export function asMember({ app, db, now, log }: JobCtx, memberId: string): MemberCtx {
  return {
    app,
    db,
    viewer: { id: memberId, sessionId: '' },
    staff: null,
    now,
    log,
    ip: '',
    requestId: randomUUID(),
    request: { cookies: {}, userAgent: '', token: '', setCookie: () => undefined },
    afterCommit: (effect) => effect(),
  }
}
