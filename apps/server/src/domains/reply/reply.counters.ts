import { sql, type RawBuilder } from 'kysely'
import type { CountedTable } from '../../jobs/prove-counters.ts'

/** SQL: how many comments of a post are shown, answers too; one to a comment that is not shown is not either. */
export function repliesOf(publishId: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select count(*) from reply r left join reply above on above.id = r.parent_id
    where r.publish_id = ${publishId} and r.status = 2 and (r.parent_id is null or above.status = 2))`
}

/** What comments count. A deleted one counts no more: its answers went with it. */
export const replyCounters: CountedTable = {
  table: 'reply',
  where: sql`reply.status <> 5`,
  counters: {
    like_count: sql`(select count(*) from reply_like l where l.reply_id = reply.id)`,
    child_count: sql`(select count(*) from reply r where r.parent_id = reply.id and r.status = 2)`,
  },
}
