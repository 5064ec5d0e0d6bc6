import { publishStatus } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { CountedTable } from '../../jobs/prove-counters.ts'
import { collectsOf, likesOf, sharesOf } from '../reaction/index.ts'
import { repliesOf } from '../reply/index.ts'

const published = sql.lit(publishStatus.published)
const deleted = sql.lit(publishStatus.deleted)
const id = sql<string>`publish.id`

/** What posts count. One in the recycle bin counts no more. */
export const postCounters: CountedTable = {
  table: 'publish',
  where: sql`publish.status <> ${deleted}`,
  counters: {
    picture_count: sql`(select count(*) from publish_picture p where p.publish_id = publish.id)`,
    like_count: likesOf(id),
    collect_count: collectsOf(id),
    reply_count: repliesOf(id),
    share_count: sharesOf(id),
  },
}

/** SQL: the row `p` of `publish` counts where everybody reads the number. */
const isPublic = sql<SqlBool>`p.status = ${published} and p.expose_others`

/** How many posts that everybody may see carry a tag. */
export const tagCounters: CountedTable = {
  table: 'tag',
  key: 'name',
  counters: {
    use_count: sql`(select count(*) from publish p where ${isPublic} and p.tags @> array[tag.name])`,
  },
  batch: 100,
}

/** SQL: how many posts that everybody may see carry a topic. */
export function postsOfTopic(topicId: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select count(*) from publish p
    where ${isPublic} and p.topic_ids @> array[${topicId}])`
}

/** SQL: how many published posts a member has. */
export function postsBy(memberId: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select count(*) from publish p where p.author_id = ${memberId} and p.status = ${published})`
}

/** SQL: how many of them everybody may see. */
export function publicPostsBy(memberId: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select count(*) from publish p where p.author_id = ${memberId} and ${isPublic})`
}

/** SQL: how many likes a member's posts have, without those in the recycle bin. */
export function likesReceivedBy(memberId: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(${likesOf(sql`p.id`)}), 0) from publish p
    where p.author_id = ${memberId} and p.status <> ${deleted})`
}
