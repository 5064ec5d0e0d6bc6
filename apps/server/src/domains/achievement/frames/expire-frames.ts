import { sql } from 'kysely'
import type { Database } from '../../../db/client.ts'
import { stopUsingFrame } from '../../member/index.ts'
import { createNotice } from '../../notice/index.ts'

const batch = 200

/** Ends frames whose time is over: they are worn no longer, and their owners get a notice. */
export async function expireFrames(db: Database, now: Date, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const ended = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ memberId: string; frameId: string; name: string }>`
        with due as (select member_id, frame_id from member_frame
          where expires_at <= ${now}::timestamptz and ended_at is null
          order by expires_at, member_id, frame_id limit ${sql.lit(batch)} for update skip locked)
        update member_frame set ended_at = ${now}::timestamptz
        from due join profile_frame on profile_frame.id = due.frame_id
        where member_frame.member_id = due.member_id and member_frame.frame_id = due.frame_id
        returning member_frame.member_id as "memberId", member_frame.frame_id as "frameId", name`.execute(tx)
      for (const { memberId, frameId, name } of rows) {
        await stopUsingFrame(tx, { memberId, frameId })
        await createNotice(tx, now, { memberId, kind: 'frame.expired', note: name })
      }
      return rows.length
    })
    if (ended < batch) return
  }
}
