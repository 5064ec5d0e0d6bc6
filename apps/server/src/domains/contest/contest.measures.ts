import { prizeBases } from '@guangquan/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Manifest } from '../../manifest.ts'

type Measure = NonNullable<Manifest['medalMeasures']>[number]

/** Something that is counted of members in contests whose results are published. */
function countedOf(name: string, rows: RawBuilder<unknown>): Measure {
  return {
    name,
    events: ['contest.settled'],
    read: async (db, { memberIds, args }) => {
      const { rows: read } = await sql<{ memberId: string; value: number }>`
        select counted.member_id as "memberId", count(*)::int as value from (${rows}) counted
        where counted.member_id = any(${[...memberIds]}::uuid[]) group by counted.member_id`.execute(db)
      return read.map(({ memberId, value }) => ({ memberId, values: args.map(() => value) }))
    },
  }
}

const entriesIn = (states: readonly number[]) => sql`select e.author_id as member_id from contest_entry e
  join contest c on c.id = e.contest_id where c.published_at is not null and e.state = any(${[...states]}::int[])`

const winsFor = (basis: number, place: RawBuilder<unknown>) => sql`select a.member_id from contest_award a
  join contest_prize p on p.id = a.prize_id join contest_entry e on e.id = a.entry_id
  where a.state in (2, 3) and a.in_place_of is null and p.basis = ${sql.lit(basis)} and ${place}`

/** Measures for the goals of medals and frames about contests. */
export const contestMeasures: readonly Measure[] = [
  countedOf('matchEntries', entriesIn([9, 10, 12])),
  countedOf(
    'shortlists',
    sql`select e.author_id as member_id from contest_entry e
    join contest c on c.id = e.contest_id where c.published_at is not null and e.rank is not null
      and e.state in (10, 12)`,
  ),
  countedOf('matchWins', winsFor(prizeBases.score, sql`e.rank = 1`)),
  countedOf('popularWins', winsFor(prizeBases.votes, sql`true`)),
]
