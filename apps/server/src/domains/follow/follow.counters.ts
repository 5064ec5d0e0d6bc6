import { sql } from 'kysely'
import type { CountedTable } from '../../jobs/prove-counters.ts'

const id = sql<string>`member_counter.member_id`

/** How many people a member follows, and how many follow a member. */
export const followCounters: CountedTable[] = [
  {
    table: 'member_counter',
    counters: {
      follow_count: sql`(select count(*) from follow f where f.follower_id = ${id})`,
      fans_count: sql`(select count(*) from follow f where f.followed_id = ${id})`,
    },
  },
]
