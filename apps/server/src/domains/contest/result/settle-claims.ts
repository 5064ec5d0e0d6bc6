import {
  contestBounds,
  contestSentences,
  entryStates,
  presentSources,
  prizeBases,
  unclaimedRules,
} from '@guangquan/contract'
import { computeResult, readMarkSheet } from '@guangquan/rules/contest/mark-sheet'
import { nextInLine } from '@guangquan/rules/contest/next-in-line'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../db/client.ts'
import { createNotice } from '../../notice/index.ts'
import { endUnclaimed, grantPresent } from '../../present/index.ts'
import { contestTargetName } from '../contest-target-name.ts'
import { listPrizes, numberText, recordChange, type ContestRow } from '../contest.store.ts'

const dayMs = 24 * 3600_000

interface DueClaim {
  id: string
  member_id: string
  prize_id: string
  prize_name: string
  gift_id: string | null
  basis: number
}

/**
 * Settles prizes of a locked contest whose claim period is over. Unclaimed goods return to the organiser or pass on to
 * the next in rank, as the rules of the contest say; certificates, coins and frames stay with the winner. The outcome
 * is published.
 */
export async function settleClaims(tx: Tx, contest: ContestRow, now: Date): Promise<void> {
  if (contest.published_at === null) return
  const due = await listDue(tx, contest.id, now)
  if (due.length === 0) return
  const sourceIds = due.filter((award) => award.gift_id !== null).map(({ id }) => id)
  const unclaimed = await endUnclaimed(tx, now, { source: presentSources.contest, sourceIds })
  for (const award of due) {
    const isLapsed = unclaimed.has(award.id)
    await tx
      .updateTable('contest_award')
      .set({ claim_closed_at: now, ...(isLapsed ? { state: 3 } : {}) })
      .where('id', '=', award.id)
      .execute()
    if (isLapsed) await settle(tx, contest, award, now)
  }
}

async function listDue(tx: Tx, contestId: string, now: Date): Promise<DueClaim[]> {
  const { rows } =
    await sql<DueClaim>`select a.id, a.member_id, a.prize_id, p.name as prize_name, p.gift_id, p.basis
    from contest_award a join contest_prize p on p.id = a.prize_id
    join contest_entry e on e.id = a.entry_id
    where a.contest_id = ${contestId}::uuid and a.state = 2 and a.claim_closed_at is null
      and a.claim_until <= ${now}
    order by p.position, e.number for update of a`.execute(tx)
  return rows
}

async function settle(tx: Tx, contest: ContestRow, award: DueClaim, now: Date): Promise<void> {
  const target = { kind: contestTargetName, id: contest.id }
  const { prizeBack, prizeLeft, prizePassed } = contestSentences
  await createNotice(tx, now, {
    memberId: award.member_id,
    kind: 'contest.prizeLapsed',
    target,
    note: award.prize_name,
  })
  const isBack = contest.unclaimed_rule === unclaimedRules.back
  const next = isBack ? null : await passOn(tx, contest, award, now)
  if (next !== null)
    await createNotice(tx, now, {
      memberId: next.memberId,
      kind: 'contest.prizePassed',
      target,
      note: award.prize_name,
    })
  const text = isBack
    ? prizeBack(award.prize_name)
    : next === null
      ? prizeLeft(award.prize_name)
      : prizePassed(award.prize_name, next.number)
  await recordChange(tx, { id: uuid(), contestId: contest.id, text, now })
}

/** Gives the goods of a prize to the next in rank. @returns null if nobody is left */
async function passOn(
  tx: Tx,
  contest: ContestRow,
  award: DueClaim,
  now: Date,
): Promise<{ memberId: string; number: string } | null> {
  const { gift_id: giftId, prize_id: prizeId } = award
  const sheet = contest.sheet === null ? null : readMarkSheet(contest.sheet)
  const place = (await listPrizes(tx, contest.id)).findIndex(({ id }) => id === prizeId)
  const prize = sheet?.prizes[place]
  if (giftId === null || sheet === null || prize === undefined) return null
  const open = await listOpen(tx, contest.id, award)
  const { ranked } = computeResult(sheet)
  for (;;) {
    const found = nextInLine(ranked, prize, ({ entry }) => open.has(entry))
    const next = open.get(found?.entry ?? '')
    if (found === null || next === undefined) return null
    const id = uuid()
    await tx
      .insertInto('contest_award')
      .values({
        id,
        contest_id: contest.id,
        prize_id: prizeId,
        entry_id: next.entryId,
        member_id: next.memberId,
        in_place_of: award.id,
        state: 2,
        claim_until: new Date(now.getTime() + contestBounds.claimDays * dayMs),
        created_at: now,
        issued_at: now,
      })
      .execute()
    const isGiven = await grantPresent(tx, now, {
      memberId: next.memberId,
      giftId,
      source: presentSources.contest,
      sourceId: id,
      memo: `${contest.title} ${award.prize_name}`,
      claimDays: contestBounds.claimDays,
    })
    if (isGiven) return { memberId: next.memberId, number: found.entry }
    // The account was erased meanwhile.
    await tx.deleteFrom('contest_award').where('id', '=', id).execute()
    open.delete(found.entry)
  }
}

/**
 * Work numbers of entries whose authors may have a prize: nobody gets two prizes for the score, or the same one twice.
 */
async function listOpen(
  tx: Tx,
  contestId: string,
  { prize_id: prizeId, basis }: DueClaim,
): Promise<Map<string, { entryId: string; memberId: string }>> {
  const { rows } = await sql<{
    id: string
    number: number
    author_id: string
  }>`select e.id, e.number, e.author_id
    from contest_entry e join member m on m.id = e.author_id
    where e.contest_id = ${contestId}::uuid and e.state in (${sql.lit(entryStates.won)}, ${sql.lit(entryStates.notWon)})
      and not e.is_nameless and m.status = 1
      and not exists (select from contest_award a join contest_prize p on p.id = a.prize_id
        where a.contest_id = e.contest_id and a.member_id = e.author_id and a.state in (2, 3)
          and (a.prize_id = ${prizeId}::uuid
            or (${basis}::int = ${sql.lit(prizeBases.score)} and p.basis = ${sql.lit(prizeBases.score)})))`.execute(
    tx,
  )
  return new Map(
    rows.map(({ id, number, author_id: memberId }) => [numberText(number), { entryId: id, memberId }]),
  )
}
