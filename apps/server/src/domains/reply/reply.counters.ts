import { sql } from 'kysely'
import type { CountedTable } from '../../jobs/prove-counters.ts'

/**
 * The counters of comments and of comments shown per post. Deleted comments are not checked: their answers were deleted
 * with them.
 */
export const replyCounters: CountedTable[] = [
  {
    table: 'reply',
    where: sql`reply.status <> 5`,
    counters: {
      like_count: sql`(select count(*) from reply_like l where l.reply_id = reply.id)`,
      child_count: sql`(select count(*) from reply r where r.parent_id = reply.id and r.status = 2)`,
    },
  },
  {
    table: 'publish',
    counters: {
      // Includes answers; an answer to a comment that is not shown is not counted.
      reply_count: sql`(select count(*) from reply r left join reply above on above.id = r.parent_id
        where r.publish_id = publish.id and r.status = 2 and (r.parent_id is null or above.status = 2))`,
    },
  },
]
