import { contestKinds, entryStates } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'

type Row = RawBuilder<unknown>

const { refused, withdrawn, disqualified, notWon } = entryStates
/** Entries of one contest that earn. */
const entriesPerContest = 3

/** SQL: an entry that was accepted, one of the first of its author in the contest, and still takes part. */
export const earnsAsEntry = (e: Row): RawBuilder<SqlBool> => sql<SqlBool>`(${e}.accepted_at is not null
  and ${e}.state not in (${sql.lit(refused)}, ${sql.lit(withdrawn)}, ${sql.lit(disqualified)})
  and (select count(*) from contest_entry o where o.contest_id = ${e}.contest_id and o.author_id = ${e}.author_id
    and (o.accepted_at, o.id) < (${e}.accepted_at, ${e}.id)) < ${sql.lit(entriesPerContest)})`

// What members start themselves brings nobody more than its entries: winners are whom their friends chose.
const isOfBrand = (c: Row) => sql<SqlBool>`${c}.kind = ${sql.lit(contestKinds.official)}`

/** SQL: a prize that was issued and not taken back. */
export const earnsAsWinner = (a: Row, c: Row): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${isOfBrand(c)} and ${a}.state in (2, 3) and ${a}.issued_at is not null)`

/** SQL: an entry that was ranked and won nothing. */
export const earnsAsFinalist = (e: Row, c: Row): RawBuilder<SqlBool> => sql<SqlBool>`(${isOfBrand(c)}
  and c.published_at is not null and ${e}.rank is not null and ${e}.state = ${sql.lit(notWon)})`

/** SQL: which of the prizes for the same works it is, from 1. */
export const placeOfPrize = (p: Row): RawBuilder<number> => sql<number>`(select count(*) from contest_prize o
  where o.contest_id = ${p}.contest_id and o.group_id is not distinct from ${p}.group_id
    and o.basis = ${p}.basis and o.position <= ${p}.position)`
