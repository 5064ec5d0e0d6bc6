import { sql, type RawBuilder } from 'kysely'
import type { CountedTable } from '../../jobs/prove-counters.ts'

type Counted = (memberId: RawBuilder<string>) => RawBuilder<number>

/** What members count; the rows belong to other domains, which say how to count them. */
export function memberCounters(counted: {
  posts: Counted
  publicPosts: Counted
  likesReceived: Counted
  follows: Counted
  fans: Counted
  collects: Counted
}): CountedTable {
  const id = sql<string>`member_counter.member_id`
  return {
    table: 'member_counter',
    key: 'member_id',
    counters: {
      publish_count: counted.posts(id),
      public_publish_count: counted.publicPosts(id),
      // Posts that were deleted since stay accepted, so the rows give only the least it can be.
      accepted_post_count: sql`greatest(member_counter.accepted_post_count, ${counted.posts(id)})`,
      like_received_count: counted.likesReceived(id),
      follow_count: counted.follows(id),
      fans_count: counted.fans(id),
      collect_count: counted.collects(id),
    },
  }
}
