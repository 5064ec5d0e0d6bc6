import type { App } from '../../context.ts'
import { forgetResponses } from '../../http/calls/response.store.ts'
import { eraseSessions } from '../../session/session.export.ts'
import { endErasure, eraseMember } from '../member/index.ts'
import { listDueErasures } from './deletion.read.ts'
import { personalDataParts } from './personal-data-part.ts'

const batch = 20

/**
 * Erases every account whose cooling-off has ended. The member's row is cleared first, in one transaction; their
 * content follows in steps, and only then is the account done: what a killed node leaves, the next run completes. A
 * failing account does not delay others.
 * @returns how many
 * @throws at the end, if some could not be erased
 */
export async function eraseDue(app: App, now: Date, signal: AbortSignal): Promise<number> {
  const failed = new Map<string, unknown>()
  for (let erased = 0; ;) {
    const listed = await listDueErasures(app.db, now, batch + failed.size)
    const due = listed.filter((memberId) => !failed.has(memberId))
    for (const memberId of due) {
      signal.throwIfAborted()
      try {
        await eraseAccount(app, memberId, now)
        erased += 1
      } catch (error) {
        failed.set(memberId, error)
      }
    }
    if (due.length >= batch) continue
    if (failed.size === 0) return erased
    throw new AggregateError(failed.values(), `not erased: ${[...failed.keys()].join(', ')}`)
  }
}

// From the higher layers to the lower, so that dependent data are removed first.
async function eraseAccount(app: App, memberId: string, now: Date): Promise<void> {
  const { db } = app
  const parts = personalDataParts.get().toReversed()
  const keepPosts = await db.transaction().execute(async (tx) => {
    const erasure = await eraseMember(tx, memberId, now)
    if (erasure === undefined) return null
    await forgetResponses(tx, memberId)
    for (const part of parts) await part.erasePerson?.(tx, { app, memberId, now })
    await eraseSessions(tx, memberId)
    return erasure.keepPosts
  })
  if (keepPosts === null) return
  for (const part of parts) await part.eraseWorks?.(app, { memberId, keepPosts, now })
  await endErasure(db, memberId)
}
