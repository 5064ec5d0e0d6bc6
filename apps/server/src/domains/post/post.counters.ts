import { publishStatus } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { CountedTable } from '../../jobs/prove-counters.ts'

const published = sql.lit(publishStatus.published)
const deleted = sql.lit(publishStatus.deleted)

/** SQL: the row `p` of `publish` counts in public numbers. */
const isPublic = sql<SqlBool>`p.status = ${published} and p.expose_others`

const memberId = sql<string>`member_counter.member_id`
const postsOfMember = sql<number>`(select count(*) from publish p
  where p.author_id = ${memberId} and p.status = ${published})`

/** The counters of posts, and counters that count posts. Those in the recycle bin are not proved. */
export const postCounters: CountedTable[] = [
  {
    table: 'publish',
    where: sql`publish.status <> ${deleted}`,
    counters: {
      picture_count: sql`(select count(*) from publish_picture p where p.publish_id = publish.id)`,
    },
  },
  {
    table: 'member_counter',
    counters: {
      publish_count: postsOfMember,
      public_publish_count: sql`(select count(*) from publish p where p.author_id = ${memberId} and ${isPublic})`,
      // Posts deleted later stay accepted, so the rows give only a minimum.
      accepted_post_count: sql`greatest(member_counter.accepted_post_count, ${postsOfMember})`,
    },
  },
  {
    table: 'topic',
    counters: {
      use_count: sql`(select count(*) from publish p where ${isPublic} and p.topic_ids @> array[topic.id])`,
    },
  },
]

/** SQL: how many public posts carry a tag. */
export function postsTagged(tag: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select count(*) from publish p where ${isPublic} and p.tags @> array[${tag}])`
}

/** SQL: the sum of a number over a member's posts, without those in the recycle bin. */
export function sumOverPostsBy(
  authorId: RawBuilder<string>,
  numberOf: (publishId: RawBuilder<string>) => RawBuilder<number>,
): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(${numberOf(sql`p.id`)}), 0) from publish p
    where p.author_id = ${authorId} and p.status <> ${deleted})`
}
