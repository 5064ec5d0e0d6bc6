import { announcementStates } from '@guangquan/contract'
import type { SitePath } from '@guangquan/routes/link'
import { sql } from 'kysely'
import { sitePictureUrl } from '../../site-picture/index.ts'
import type { TargetPart } from '../../target/index.ts'
import { isShown } from '../news.store.ts'
import { announcementTargetName } from './announcement-target-name.ts'

interface Row {
  id: string
  news_id: string
  title: string
  cover_small_path: string | null
}

/** Announcements as targets of notices: withdrawn, or with their news withdrawn, they are gone from every list. */
export const announcementTarget: TargetPart = {
  name: announcementTargetName,
  // It is the site's.
  findOwner: () => Promise.resolve(undefined),
  isReadable: (
    id,
  ) => sql`exists (select from news_announcement join news on news.id = news_announcement.news_id
    where news_announcement.id = ${id} and news_announcement.state <> ${sql.lit(announcementStates.withdrawn)}
      and ${isShown(sql<Date>`news_announcement.send_at`)})`,
  loadSubjects: async ({ app, db }, ids) => {
    if (ids.length === 0) return new Map()
    const { rows } = await sql<Row>`select news_announcement.id, news.id as news_id, title, cover_small_path
      from news_announcement join news on news.id = news_announcement.news_id
      where news_announcement.id = any(${ids}::uuid[])`.execute(db)
    return new Map(
      rows.map(({ id, news_id: newsId, title, cover_small_path: cover }) => {
        const path: SitePath = `/more/news/${newsId}`
        const coverUrl = cover === null ? null : sitePictureUrl(app, cover)
        const link = { category: null, publishType: null, anchor: null, path, id: newsId, title, coverUrl }
        return [id, { name: `《${title}》`, title, quote: '', link }]
      }),
    )
  },
}
