import { newsStates, newsTypes, publishTypes } from '@guangquan/contract'
import type { App } from '../../../context.ts'
import { demoVideoNews } from './demo-news.ts'

const hourMs = 3600_000

/**
 * Publishes the drafts of the demonstration whose video exists by now.
 * @returns whether some of them still wait for theirs
 */
export async function publishVideoNews(app: App): Promise<boolean> {
  const drafts = await app.db
    .selectFrom('news')
    .select(['id', 'title'])
    .where('type', '=', newsTypes.video)
    .where('state', '=', newsStates.draft)
    .where('video_id', 'is', null)
    .where(
      'title',
      'in',
      demoVideoNews.map(({ title }) => title),
    )
    .execute()
  let waiting = 0
  for (const { id, title } of drafts) {
    const news = demoVideoNews.find((one) => one.title === title)
    const video = await app.db
      .selectFrom('publish')
      .select('id')
      .where('publish_type', '=', publishTypes.video)
      .where('title', '=', news?.videoTitle ?? '')
      .executeTakeFirst()
    if (news === undefined || video === undefined) {
      waiting++
      continue
    }
    const publishedAt = new Date(app.now().getTime() - news.hoursAgo * hourMs)
    await app.db
      .updateTable('news')
      .set({ video_id: video.id, state: newsStates.published, published_at: publishedAt })
      .where('id', '=', id)
      .execute()
  }
  return waiting > 0
}
