import { sql } from 'kysely'
import type { CountedTable } from '../../jobs/prove-counters.ts'

/** How many people took part in a vote, and how many chose an option. */
export const voteCounters: CountedTable[] = [
  {
    table: 'vote',
    key: 'publish_id',
    counters: {
      voter_count: sql`(select count(distinct c.member_id) from vote_choice c where c.publish_id = vote.publish_id)`,
    },
    batch: 100,
  },
  {
    table: 'vote_option',
    counters: { vote_count: sql`(select count(*) from vote_choice c where c.option_id = vote_option.id)` },
  },
]
