import { sql, type RawBuilder } from 'kysely'
import type { CountedTable } from '../../jobs/prove-counters.ts'
import { sumOverPostsBy } from '../post-access/index.ts'

const likesOf = (publishId: RawBuilder<string>) =>
  sql<number>`(select count(*) from post_like l where l.publish_id = ${publishId})`
const memberId = sql<string>`member_counter.member_id`

/** Counters of likes, collections and shares at posts, members and folders; a share counts once per person and day. */
export const reactionCounters: CountedTable[] = [
  {
    table: 'publish',
    counters: {
      like_count: likesOf(sql`publish.id`),
      collect_count: sql`(select count(*) from post_collect c where c.publish_id = publish.id)`,
      share_count: sql`(select count(*) from post_share s where s.publish_id = publish.id)`,
    },
  },
  {
    table: 'member_counter',
    counters: {
      like_received_count: sumOverPostsBy(memberId, likesOf),
      collect_count: sql`(select count(*) from post_collect c where c.member_id = ${memberId})`,
    },
  },
  {
    table: 'collect_folder',
    counters: {
      collect_count: sql`(select count(*) from post_collect c where c.folder_id = collect_folder.id)`,
    },
  },
]
