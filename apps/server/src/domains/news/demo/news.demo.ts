import { newsCover, newsStates, newsTypes } from '@guangquan/contract'
import type { Insertable } from 'kysely'
import type { Tx } from '../../../db/client.ts'
import type { News } from '../../../db/tables.gen.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { demoId } from '../../../demo/demo-id.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { makeRandom } from '../../../demo/random.ts'
import { listPictures } from '../news-body.ts'
import { demoNews, demoVideoNews, newsSource, type DemoNews } from './demo-news.ts'

const hourMs = 3600_000

export const newsDemo: DemoPart = {
  addRows: async ({ plan }, tx) => {
    const random = makeRandom('news')
    const rowOf = (news: Omit<DemoNews, 'type'>) => {
      const at = new Date(plan.now.getTime() - news.hoursAgo * hourMs)
      return newsRow(demoId(random, at), news, at)
    }
    for (const news of demoNews) {
      const row = rowOf(news)
      await insertNews(tx, {
        ...row,
        type: news.type,
        state: newsStates.published,
        published_at: row.created_at,
      })
    }
    // Drafts until the videos are there.
    for (const news of demoVideoNews)
      await insertNews(tx, { ...rowOf(news), type: newsTypes.video, video_type: news.videoType })
  },
}

function newsRow(id: string, { title, summary, cover, body }: Omit<DemoNews, 'type'>, at: Date) {
  return {
    id,
    title,
    summary,
    source: newsSource,
    body,
    ...(cover === undefined
      ? {}
      : { cover_path: `/img/news/${cover}.webp`, cover_small_path: `/img/news/${cover}-small.webp` }),
    created_at: at,
    updated_at: at,
  }
}

async function insertNews(tx: Tx, row: Insertable<News>): Promise<void> {
  await tx.insertInto('news').values(row).execute()
  const pictures = listPictures(row.body).map((path, position) => ({
    news_id: row.id,
    position,
    path,
    small_path: path.replace('.webp', '-small.webp'),
    width: newsCover.width,
    height: newsCover.height,
  }))
  await insertRows(tx, 'news_picture', pictures)
}
