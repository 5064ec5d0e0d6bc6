import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import type { NewsPicture } from '../../db/tables.gen.ts'
import type { NewsRow } from './news.view.ts'

/** SQL: the row of `news` is shown to everybody. `state` is a literal: the indexes are partial. */
export const isShown = (now: RawBuilder<Date>): RawBuilder<SqlBool> =>
  sql<SqlBool>`news.state = 1 and news.published_at <= ${now}::timestamptz`

/** News in any state. */
export async function findNews(db: Queryable, id: string): Promise<NewsRow | undefined> {
  return (await newsById(db, { id }))[0]
}

const newsById = preparedQuery<{ id: string }, NewsRow>('news.byId', (db, param) =>
  db
    .selectFrom('news')
    .select(['id', 'type', 'title', 'summary', 'source', 'body', 'video_type', 'video_id', 'cover_file_id'])
    .select([
      'cover_path',
      'cover_small_path',
      'state',
      'published_at',
      'version',
      'created_at',
      'updated_at',
    ])
    .where('id', '=', sql<string>`${param('id')}::uuid`),
)

export type PictureRow = Omit<Selectable<NewsPicture>, 'news_id'>

/** The pictures in the body of news, in their order. */
export const findPictures = preparedQuery<{ newsId: string }, PictureRow>('news.pictures', (db, param) =>
  db
    .selectFrom('news_picture')
    .select(['position', 'file_id', 'path', 'small_path', 'width', 'height'])
    .where('news_id', '=', sql<string>`${param('newsId')}::uuid`)
    .orderBy('position'),
)
