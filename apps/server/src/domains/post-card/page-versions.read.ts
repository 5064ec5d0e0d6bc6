import { sql } from 'kysely'
import { anyOf, preparedQuery } from '../../db/prepared-query.ts'
import type { PageVersions } from '../../http/pages/page-versions.ts'
import { postVersion } from './post-rows.ts'
import { readablePosts } from '../post-access/index.ts'

/** Pages of one post. Comments are part of them, so their number is part of the version. */
export const postPageVersions: PageVersions = {
  paths: ['/post/detail/:id', '/post/video-detail/:id', '/post/article-detail/:id'],
  read: async ({ db }, ids) => {
    const rows = await versionsForVisitors(db, { ids })
    return new Map(rows.map(({ id, version }) => [id, version]))
  },
}

const versionsForVisitors = preparedQuery<{ ids: readonly string[] }, { id: string; version: string }>(
  'post.pageVersions',
  (db, param) =>
    db
      .selectFrom('publish')
      .select(['id', sql<string>`concat(${postVersion}, '.', publish.reply_count)`.as('version')])
      .where(sql<boolean>`publish.id = ${anyOf(param('ids'))}`)
      .where(readablePosts(null)),
)
