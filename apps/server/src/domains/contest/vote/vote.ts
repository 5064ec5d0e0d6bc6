import { createHmac } from 'node:crypto'
import { type VoteObstacle, type VoteOutcome } from '@guangquan/contract'
import { openPhases } from '@guangquan/rules/contest/contest-state'
import { competingStates } from '@guangquan/rules/contest/entry-state'
import { voteObstacle } from '@guangquan/rules/contest/vote-right'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { factsOf, pinContest, type ContestRow } from '../contest.store.ts'
import { hidesCounts } from '../contest.view.ts'
import { findEntry, entryStateOf, type EntryRow } from '../entry/entry.store.ts'

interface Ballot {
  contest: ContestRow
  entry: EntryRow
  day: string
  isElector: boolean
  /** Their votes are counted apart. */
  isFlagged: boolean
}

/**
 * Gives one of today's votes to an entry. The row of the voter's day is locked and guarded by the quota, so that
 * however many requests arrive on however many nodes, no more are counted than the rules allow.
 * @throws ContentNotFound, VoteEnded, NotEligible, VotesUsed, VotedToday
 */
export async function vote(ctx: MemberCtx, { entryId }: { entryId: string }): Promise<VoteOutcome> {
  const memberId = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    const ballot = await openBallot(ctx, tx, entryId)
    const { contest, entry, day } = ballot
    refuse(ctx, ballot)
    const used = await useVote(tx, { contestId: contest.id, memberId, day, perDay: contest.votes_per_day })
    if (used === undefined) fail('VotesUsed', { max: contest.votes_per_day })
    // The day is locked, so that nobody adds a turn meanwhile.
    const turn = await lastTurn(tx, { entryId, memberId, day })
    if (turn % 2 === 1) fail('VotedToday')
    await castTurn(ctx, tx, ballot, turn + 1)
    const votes = await moveVotes(tx, entryId, 1, ballot.isFlagged)
    return outcomeOf(ctx, contest, { isVoted: true, used, votes: votes ?? entry.votes })
  })
}

/** Withdraws the vote that the caller gave to an entry today. @throws ContentNotFound, VoteEnded, NotAllowedNow */
export async function undoVote(ctx: MemberCtx, { entryId }: { entryId: string }): Promise<VoteOutcome> {
  const memberId = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    const ballot = await openBallot(ctx, tx, entryId)
    const { contest, entry, day } = ballot
    const row = await tx
      .selectFrom('contest_vote_day')
      .select('used')
      .where('contest_id', '=', contest.id)
      .where('member_id', '=', memberId)
      .where('day', '=', day)
      .forUpdate()
      .executeTakeFirst()
    const turn = await lastTurn(tx, { entryId, memberId, day })
    if (row === undefined || turn % 2 === 0) fail('NotAllowedNow')
    const used = row.used - 1
    await tx
      .updateTable('contest_vote_day')
      .set({ used })
      .where('contest_id', '=', contest.id)
      .where('member_id', '=', memberId)
      .where('day', '=', day)
      .execute()
    await castTurn(ctx, tx, ballot, turn + 1)
    const votes = await moveVotes(tx, entryId, -1, ballot.isFlagged)
    return outcomeOf(ctx, contest, { isVoted: false, used, votes: votes ?? entry.votes })
  })
}

/** The facts for a vote, with the phase locked. @throws ContentNotFound, VoteEnded */
async function openBallot(ctx: MemberCtx, tx: Tx, entryId: string): Promise<Ballot> {
  const found = (await findEntry(tx, entryId)) ?? fail('ContentNotFound')
  const contest = await pinContest(tx, found.contest_id)
  const isOpen = openPhases(factsOf(contest), ctx.now.getTime()).voting && contest.electors_at !== null
  if (!isOpen) fail('VoteEnded')
  // Read again, because changing its state requires the lock of the contest.
  const entry = (await findEntry(tx, entryId)) ?? fail('ContentNotFound')
  const { rows } = await sql<{ is_elector: boolean; is_flagged: boolean }>`select
      exists (select from contest_elector e where e.contest_id = ${contest.id}::uuid
        and e.member_id = ${ctx.viewer.id}::uuid) as is_elector,
      exists (select from contest_vote_flag f where f.contest_id = ${contest.id}::uuid
        and f.member_id = ${ctx.viewer.id}::uuid and f.lifted_at is null) as is_flagged`.execute(tx)
  const { is_elector: isElector = false, is_flagged: isFlagged = false } = rows[0] ?? {}
  return { contest, entry, day: dayOf(ctx.now), isElector, isFlagged }
}

function refuse(ctx: MemberCtx, { contest, entry, isElector }: Ballot): void {
  const obstacle: VoteObstacle | null = voteObstacle({
    isSignedIn: true,
    isOpen: true,
    isElector,
    isOwnEntry: entry.author_id === ctx.viewer.id,
    isShown: competingStates.includes(entryStateOf(entry)),
    usedToday: 0,
    votedToday: false,
    perDay: contest.votes_per_day,
  })
  if (obstacle === 'notShown') fail('ContentNotFound')
  if (obstacle !== null) fail('NotEligible', { obstacle })
}

interface Day {
  contestId: string
  memberId: string
  day: string
}

/** Counts one more vote of a day. @returns the new number; undefined if the quota is used up */
async function useVote(
  tx: Tx,
  { contestId, memberId, day, perDay }: Day & { perDay: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ used: number }>`
    insert into contest_vote_day (contest_id, member_id, day, used)
    values (${contestId}::uuid, ${memberId}::uuid, ${day}::date, 1)
    on conflict (contest_id, member_id, day) do update set used = contest_vote_day.used + 1
      where contest_vote_day.used < ${perDay}
    returning used::int`.execute(tx)
  return rows[0]?.used
}

/** The newest turn of a voter for an entry on a day: odd for a vote that counts, 0 without any. */
async function lastTurn(
  tx: Tx,
  { entryId, memberId, day }: { entryId: string; memberId: string; day: string },
): Promise<number> {
  const { rows } = await sql<{ turn: number | null }>`select max(turn)::int as turn from contest_ballot
    where entry_id = ${entryId}::uuid and member_id = ${memberId}::uuid and day = ${day}::date`.execute(tx)
  return rows[0]?.turn ?? 0
}

async function castTurn(
  ctx: MemberCtx,
  tx: Tx,
  { contest, entry, day }: Ballot,
  turn: number,
): Promise<void> {
  await tx
    .insertInto('contest_ballot')
    .values({
      id: uuid(),
      contest_id: contest.id,
      entry_id: entry.id,
      member_id: ctx.viewer.id,
      day,
      turn,
      given: turn % 2 === 1,
      ...signsOf(ctx, contest.id),
      created_at: ctx.now,
    })
    .execute()
}

/** Keyed hashes for this contest only: they reveal sets of voters, but not where anybody is. */
function signsOf({ app, ip, request }: MemberCtx, contestId: string) {
  const hash = (text: string) =>
    createHmac('sha256', app.env.secretKey)
      .update(`ballot\n${contestId}\n${text}`)
      .digest('base64url')
      .slice(0, 22)
  return { network: hash(networkOf(ip)), device: hash(request.userAgent) }
}

/** The /24 of an IPv4 address; IPv6 addresses are truncated to their /64 already. */
function networkOf(ip: string): string {
  const [a, b, c, d] = ip.split('.')
  return d === undefined ? ip : [a, b, c].join('.')
}

async function moveVotes(
  tx: Tx,
  entryId: string,
  delta: 1 | -1,
  isFlagged: boolean,
): Promise<number | undefined> {
  const { rows } = await sql<{ votes: number }>`update contest_entry set votes = votes + ${sql.lit(delta)},
      suspect_votes = suspect_votes + ${sql.lit(isFlagged ? delta : 0)}
    where id = ${entryId}::uuid returning votes`.execute(tx)
  return rows[0]?.votes
}

function outcomeOf(
  { now }: MemberCtx,
  contest: ContestRow,
  { isVoted, used, votes }: { isVoted: boolean; used: number; votes: number },
): VoteOutcome {
  return {
    isVoted,
    votesLeft: contest.votes_per_day - used,
    votes: hidesCounts(contest, now) ? null : votes,
  }
}
