import { messageLimits } from '@guangquan/contract'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Database } from '../../db/client.ts'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { releaseFiles } from '../media/index.ts'

const dayMs = 24 * 3600_000
const rowsAtOnce = 500

/**
 * Removes messages older than a year, with their photographs; a conversation without messages is removed too. Ids rise
 * with time, so the oldest are at the beginning of the primary key.
 */
export async function forgetOld({
  db,
  signal,
  now,
}: {
  db: Database
  signal: AbortSignal
  now: Date
}): Promise<void> {
  const before = new Date(now.getTime() - messageLimits.storedDays * dayMs)
  for (let removed = rowsAtOnce; removed === rowsAtOnce && !signal.aborted;) {
    removed = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: string; conversation_id: string }>`
        select id, conversation_id from (select id, conversation_id, created_at from message
          order by id limit ${sql.lit(rowsAtOnce)} for update skip locked) as oldest
        where created_at < ${before}`.execute(tx)
      if (rows.length === 0) return 0
      const ids = rows.map((row) => row.id)
      const pictures = await tx
        .deleteFrom('message_picture')
        .where('message_id', 'in', ids)
        .returning('file_id')
        .execute()
      const fileIds = pictures.map((picture) => picture.file_id)
      await releaseFiles(tx, fileIds)
      await tx.deleteFrom('message').where('id', 'in', ids).execute()
      await sql`delete from conversation where id = any(${rows.map((row) => row.conversation_id)}::uuid[])
        and not exists (select from message where conversation_id = conversation.id)`.execute(tx)
      return rows.length
    })
  }
}

const forget = defineJob('message.forgetOld', z.object({}), forgetOld, { lane: 'upkeep' })

export const messageJobs: Job[] = [forget]

// Half past four in the morning in Shanghai.
export const messageSchedules: Schedule[] = [{ job: forget, pattern: '35 20 * * *' }]
