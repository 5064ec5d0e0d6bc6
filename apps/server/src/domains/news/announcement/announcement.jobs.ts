import { announcementStates, NewsAudience } from '@guangquan/contract'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Tx } from '../../../db/client.ts'
import { defineJob, type Job, type JobCtx, type Schedule } from '../../../jobs/job.ts'
import { createNotices } from '../../notice/index.ts'
import { announcementTargetName } from './announcement-target-name.ts'
import type { AnnouncementRow } from './announcements.read.ts'
import { isInAudience } from './audience.ts'

const atOnce = 500

/**
 * Sends due announcements, a part of the members in each transaction. May run late, twice, and on several nodes: a part
 * is sent by the node that locks the announcement, and the next part begins after it.
 */
export async function sendAnnouncements({
  db,
  now,
  signal,
}: Pick<JobCtx, 'db' | 'now' | 'signal'>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from news_announcement
    where state in (1, 2) and send_at <= ${now} order by send_at limit 20`.execute(db)
  for (const { id } of rows) {
    for (let goesOn = true; goesOn && !signal.aborted;) {
      goesOn = await db.transaction().execute((tx) => sendPart(tx, now, id))
    }
  }
}

/** @returns whether there are more members to notify */
async function sendPart(tx: Tx, now: Date, id: string): Promise<boolean> {
  const { rows } = await sql<AnnouncementRow>`select * from news_announcement where id = ${id}::uuid
    for update`.execute(tx)
  const [row] = rows
  const { sending, sent, waiting } = announcementStates
  if (row === undefined || (row.state !== waiting && row.state !== sending)) return false
  const after = row.sent_after
  const { rows: members } = await sql<{ id: string }>`select id from member
    where ${isInAudience(NewsAudience.parse(row.audience))} and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${sql.lit(atOnce)}`.execute(tx)
  const ids = members.map((member) => member.id)
  await createNotices(tx, now, ids, {
    kind: 'system.announced',
    target: { kind: announcementTargetName, id },
  })
  const isEnd = ids.length < atOnce
  await tx
    .updateTable('news_announcement')
    .set({
      state: isEnd ? sent : sending,
      sent_after: ids.at(-1) ?? after,
      sent: row.sent + ids.length,
    })
    .where('id', '=', id)
    .execute()
  return !isEnd
}

export const sendAnnouncementsJob = defineJob('news.sendAnnouncements', z.object({}), sendAnnouncements, {
  lane: 'upkeep',
})

export const announcementJobs: Job[] = [sendAnnouncementsJob]
export const announcementSchedules: Schedule[] = [{ job: sendAnnouncementsJob, pattern: '* * * * *' }]
