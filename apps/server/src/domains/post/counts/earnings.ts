import { publishStatus } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Manifest } from '../../../manifest.ts'

const published = sql.lit(publishStatus.published)
const columns = {
  keys: sql`p.id`,
  from: sql`publish p`,
  member: sql<string>`p.author_id`,
  source: sql<string>`p.id::text`,
  post: sql<string>`p.id`,
  at: sql<Date>`p.created_at`,
}

/** How authors earn experience. */
export const postEarnings = [
  {
    event: 'post.published',
    keyOf: ({ publishId }) => publishId,
    ...columns,
    where: sql`p.status = ${published} and p.publish_type in (1, 2, 3)`,
    rule: {
      among: ['photo', 'article', 'video'],
      column: sql`case p.publish_type when 1 then 'photo' when 2 then 'article' else 'video' end`,
    },
  },
  {
    event: 'post.picked',
    keyOf: ({ publishId }) => publishId,
    ...columns,
    where: sql`p.status = ${published} and p.editor_pick and p.publish_type in (1, 2, 3, 4)`,
    rule: 'pick',
  },
] as const satisfies Manifest['earnings']
