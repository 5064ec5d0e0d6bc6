import { circleTimes, type NoticeKind } from '@guangquan/contract'
import type { Selectable } from 'kysely'
import * as z from 'zod'
import type { Tx } from '../../db/client.ts'
import type { DB } from '../../db/tables.gen.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { defineJob } from '../../jobs/job.ts'
import { createNotices } from '../notice/index.ts'
import { postTargetName } from '../post-access/index.ts'
import { circleTargetName } from './circle-target-name.ts'

export type LogRow = Selectable<DB['circle_log']>

/** The server allows for the time a request takes. */
export const undoToleranceMs = 2000

/** Stored to undo the refusal of applications. */
export const Refused = z.object({
  refused: z.array(
    z.object({
      member_id: z.string(),
      status_before: z.int(),
      applied_at: z.coerce.date().nullable(),
      reason: z.string(),
      answer: z.string(),
    }),
  ),
})

/** Notifies those concerned of an act that was not undone. Running it twice does nothing. */
export const finishActJob = defineJob(
  'circle.finishAct',
  z.object({ logId: z.uuid() }),
  ({ db, now }, { logId }) =>
    db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('circle_log')
        .selectAll()
        .where('id', '=', logId)
        .forUpdate()
        .executeTakeFirst()
      if (row === undefined || row.undone_at !== null || row.before === null) return
      await announce(tx, now, row)
      await tx.updateTable('circle_log').set({ before: null }).where('id', '=', logId).execute()
    }),
)

/** Enqueues the completion of an act for when it can no longer be undone. */
export async function finishLater(tx: Tx, now: Date, logId: string): Promise<void> {
  // One second more: an undo at the last moment comes first.
  const runAt = new Date(now.getTime() + circleTimes.undoMs + undoToleranceMs + 1000)
  await enqueue(tx, finishActJob, { logId }, { runAt, key: logId })
}

/** Acts about members and about posts, with the notice of each. */
const memberKinds: Partial<Record<string, NoticeKind>> = {
  refused: 'circle.refused',
  removed: 'circle.removed',
  blackListed: 'circle.removed',
  muted: 'circle.muted',
}
const postKinds: Partial<Record<string, NoticeKind>> = {
  folded: 'circle.folded',
  postRemoved: 'circle.postRemoved',
}

async function announce(tx: Tx, now: Date, row: LogRow): Promise<void> {
  const circle = { kind: circleTargetName, id: row.circle_id }
  const memberKind = memberKinds[row.act]
  if (memberKind !== undefined) {
    const refused = Refused.safeParse(row.before)
    const told = refused.success
      ? refused.data.refused.map((one) => one.member_id)
      : [row.target_id].flatMap((one) => one ?? [])
    await createNotices(tx, now, told, { kind: memberKind, target: circle, note: row.note })
    return
  }
  const postKind = postKinds[row.act]
  if (postKind === undefined || row.target_id === null || row.publish_id === null) return
  await createNotices(tx, now, [row.target_id], {
    kind: postKind,
    ...(row.actor_id === null ? {} : { fromMemberId: row.actor_id }),
    target: { kind: postTargetName, id: row.publish_id },
    note: row.note,
  })
}
