import { sql } from 'kysely'
import type { App } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { lockQuota } from '../media/index.ts'
import { makeFramesJob, transcodeJob } from './video.jobs.ts'

/**
 * Enqueues frames and copies of a video. Those of one member are made one after the other, and members take turns: the
 * second video of one waits for the first of every other that is already in the queue.
 */
export async function queueVideoWork(app: App, fileId: string, ownerId: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await lockQuota(tx, ownerId)
    await enqueue(tx, makeFramesJob, { fileId }, { key: fileId, queue: `frames:${ownerId}` })
    const queue = `video:${ownerId}`
    await enqueue(tx, transcodeJob, { fileId }, { key: fileId, queue, priority: await nextTurn(tx, queue) })
  })
}

/**
 * Number of the turn in which a member's next video is made, used as its priority: the turn that runs now, or the one
 * after the member's last. Counting from the running turn lets nobody wait for ever behind members who come later.
 */
async function nextTurn(tx: Tx, queue: string): Promise<number> {
  const { rows } = await sql<{ turn: number }>`
    select coalesce(greatest(
      min(priority) filter (where run_at <= now()),
      max(priority) filter (where queue_name = ${queue}) + 1), 0) as turn
    from graphile_worker.jobs
    where task_identifier = ${transcodeJob.name} and attempts < max_attempts`.execute(tx)
  return rows[0]?.turn ?? 0
}
