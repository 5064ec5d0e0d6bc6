import { contestKinds, entryStates } from '@guangquan/contract'
import { sql, type SqlBool } from 'kysely'
import type { Manifest } from '../../manifest.ts'

const { refused, withdrawn, disqualified, notWon } = entryStates
/** Entries of one contest that earn. */
const entriesPerContest = 3

/** SQL: an entry that was accepted, one of the first of its author in the contest, and still takes part. */
const earnsAsEntry = sql<SqlBool>`(e.accepted_at is not null
  and e.state not in (${sql.lit(refused)}, ${sql.lit(withdrawn)}, ${sql.lit(disqualified)})
  and (select count(*) from contest_entry o where o.contest_id = e.contest_id and o.author_id = e.author_id
    and (o.accepted_at, o.id) < (e.accepted_at, e.id)) < ${sql.lit(entriesPerContest)})`

// Contests started by members only earn for entries: their winners are chosen by friends.
const isOfBrand = sql<SqlBool>`c.kind = ${sql.lit(contestKinds.official)}`

/** SQL: a prize that was issued and not taken back. */
const earnsAsWinner = sql<SqlBool>`(${isOfBrand} and a.state in (2, 3) and a.issued_at is not null)`

/** SQL: an entry that was ranked and won nothing. */
const earnsAsFinalist = sql<SqlBool>`(${isOfBrand}
  and c.published_at is not null and e.rank is not null and e.state = ${sql.lit(notWon)})`

/** SQL: which of the prizes for the same works it is, from 1. */
const placeOfPrize = sql<number>`(select count(*) from contest_prize o
  where o.contest_id = p.contest_id and o.group_id is not distinct from p.group_id
    and o.basis = p.basis and o.position <= p.position)`

/**
 * How members earn experience in contests: taken back when an entry is withdrawn or disqualified or a prize is taken
 * back, given back when it is reinstated.
 */
export const contestEarnings = [
  {
    event: 'contest.settled',
    keyOf: ({ memberId }) => memberId,
    keys: sql`e.author_id`,
    from: sql`contest_entry e`,
    where: earnsAsEntry,
    rule: 'entry',
    member: sql`e.author_id`,
    source: sql`e.id::text`,
    post: null,
    at: sql`e.accepted_at`,
    settled: { event: 'contest.settled', keys: sql`e.author_id`, earns: () => earnsAsEntry },
  },
  {
    event: 'contest.settled',
    keyOf: ({ memberId }) => memberId,
    keys: sql`a.member_id`,
    from: sql`contest_award a join contest_prize p on p.id = a.prize_id join contest c on c.id = a.contest_id`,
    where: earnsAsWinner,
    rule: {
      among: ['prize1', 'prize2', 'prize3', 'prizeMore'],
      column: sql`case ${placeOfPrize} when 1 then 'prize1' when 2 then 'prize2' when 3 then 'prize3'
        else 'prizeMore' end`,
    },
    member: sql`a.member_id`,
    source: sql`a.id::text`,
    post: null,
    at: sql`a.issued_at`,
    settled: { event: 'contest.settled', keys: sql`a.member_id`, earns: () => earnsAsWinner },
  },
  {
    event: 'contest.settled',
    keyOf: ({ memberId }) => memberId,
    keys: sql`e.author_id`,
    from: sql`contest_entry e join contest c on c.id = e.contest_id`,
    where: earnsAsFinalist,
    rule: 'finalist',
    member: sql`e.author_id`,
    source: sql`e.id::text`,
    post: null,
    at: sql`c.published_at`,
    settled: { event: 'contest.settled', keys: sql`e.author_id`, earns: () => earnsAsFinalist },
  },
] as const satisfies Manifest['earnings']
