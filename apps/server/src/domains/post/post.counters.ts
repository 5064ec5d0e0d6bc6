import { publishStatus } from '@guangquan/contract'
import { sql } from 'kysely'
import type { CountedTable } from '../../jobs/prove-counters.ts'
import { isPublic } from '../post-access/index.ts'

const published = sql.lit(publishStatus.published)
const deleted = sql.lit(publishStatus.deleted)

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
