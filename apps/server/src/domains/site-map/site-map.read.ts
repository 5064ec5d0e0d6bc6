import type { Queryable } from '../../db/client.ts'
import { visiblePosts } from '../post-access/index.ts'

/** URLs in one file of the site map; the protocol allows 50,000. */
const postsPerFile = 10_000

export interface MappedPost {
  id: string
  publishType: number
  changedAt: Date
}

/** The first post of each file, in the order of ids: the content of a file changes only by edits and deletions. */
export async function listFileStarts(db: Queryable, perFile = postsPerFile): Promise<string[]> {
  const starts: string[] = []
  const publicPosts = db.selectFrom('publish').where(visiblePosts(null)).select('id').orderBy('id').limit(1)
  let start = await publicPosts.executeTakeFirst()
  while (start !== undefined) {
    starts.push(start.id)
    start = await publicPosts.where('id', '>=', start.id).offset(perFile).executeTakeFirst()
  }
  return starts
}

/** The public posts of the file that begins with this one. */
export async function listMappedPosts(db: Queryable, first: string): Promise<MappedPost[]> {
  return db
    .selectFrom('publish')
    .where(visiblePosts(null))
    .where('id', '>=', first)
    .select((is) => [
      'id',
      'publish_type as publishType',
      is.fn.coalesce('edited_at', 'created_at').as('changedAt'),
    ])
    .orderBy('id')
    .limit(postsPerFile)
    .execute()
}
