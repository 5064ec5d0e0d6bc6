import { announcementStates, NewsAudience, type Announcement } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Selectable } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import type { NewsAnnouncement } from '../../../db/tables.gen.ts'
import { fail } from '../../../fail.ts'
import { countRead } from '../../notice/index.ts'
import { findNews } from '../news.store.ts'
import { announcementTargetName } from './announcement-target-name.ts'
import { audienceText } from './audience.ts'

export type AnnouncementRow = Selectable<NewsAnnouncement>

const shown = 50

/** The newest announcements of some news. @throws ContentNotFound */
export async function listAnnouncements(
  { db }: StaffCtx,
  { id }: { id: string },
): Promise<{ items: Announcement[] }> {
  if ((await findNews(db, id)) === undefined) fail('ContentNotFound')
  const rows = await db
    .selectFrom('news_announcement')
    .selectAll()
    .where('news_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(shown)
    .execute()
  return { items: await loadAnnouncements(db, rows) }
}

export async function loadAnnouncements(
  db: Queryable,
  rows: readonly AnnouncementRow[],
): Promise<Announcement[]> {
  const ids = rows.map((row) => row.id)
  const readCounts = await countRead(db, { kind: announcementTargetName, ids })
  return Promise.all(
    rows.map(async (row) => {
      const audience = NewsAudience.parse(row.audience)
      return {
        id: row.id,
        audience,
        audienceText: await audienceText(db, audience),
        state: stateOf(row.state),
        sendAt: row.send_at.getTime(),
        sentCount: row.sent,
        readCount: readCounts.get(row.id) ?? 0,
        createdBy: row.created_by,
        createTime: timeTextOf(row.created_at),
      }
    }),
  )
}

const stateOf = (state: number): Announcement['state'] =>
  Object.values(announcementStates).find((one) => one === state) ?? announcementStates.withdrawn
