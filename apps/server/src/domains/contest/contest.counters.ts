import { sql } from 'kysely'
import type { CountedTable } from '../../jobs/prove-counters.ts'

/** SQL: the newest turns of the votes for an entry, of which those that give count. */
const currentVotes = sql`(select distinct on (b.member_id, b.day) b.member_id, b.given from contest_ballot b
  where b.entry_id = contest_entry.id order by b.member_id, b.day, b.turn desc)`

export const contestCounters: CountedTable[] = [
  {
    table: 'contest',
    counters: {
      entry_count: sql`(select count(*) from contest_entry e
        where e.contest_id = contest.id and e.state in (1, 2, 3, 6, 7, 8, 9, 10, 12))`,
      shown_count: sql`(select count(*) from contest_entry e
        where e.contest_id = contest.id and e.state in (2, 6, 7, 8, 9, 10, 12))`,
    },
  },
  {
    table: 'contest_entry',
    counters: {
      votes: sql`(select count(*) from ${currentVotes} v where v.given)`,
      suspect_votes: sql`(select count(*) from ${currentVotes} v where v.given and exists (
        select from contest_vote_flag f join contest_entry e on e.contest_id = f.contest_id
        where e.id = contest_entry.id and f.member_id = v.member_id and f.lifted_at is null))`,
    },
  },
]
