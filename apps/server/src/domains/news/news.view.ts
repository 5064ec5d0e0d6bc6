import type { NewsItem } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Selectable } from 'kysely'
import type { App } from '../../context.ts'
import type { News } from '../../db/tables.gen.ts'
import { sitePictureUrl } from '../site-picture/index.ts'

export type NewsRow = Selectable<News>

/** Columns that lists show. */
export const itemColumns = [
  'id',
  'type',
  'video_type',
  'title',
  'summary',
  'cover_path',
  'cover_small_path',
  'source',
  'published_at',
] as const

/** Published news as lists show it. @param videoTypeName empty for other types */
export function newsItem(
  app: App,
  row: Pick<NewsRow, (typeof itemColumns)[number]>,
  videoTypeName: string,
): NewsItem {
  const urlOf = (path: string | null) => (path === null ? null : sitePictureUrl(app, path))
  return {
    id: row.id,
    type: row.type,
    videoTypeName,
    title: row.title,
    summary: row.summary,
    coverUrl: urlOf(row.cover_path),
    coverSmallUrl: urlOf(row.cover_small_path),
    source: row.source,
    time: timeTextOf(row.published_at ?? new Date(0)),
  }
}
