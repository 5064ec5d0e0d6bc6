import { randomInt } from 'node:crypto'
import { contestBounds, entryStates, presentSources } from '@guangquan/contract'
import { inviteCodeAlphabet } from '@guangquan/rules/people/referral'
import { sql } from 'kysely'
import type { Tx } from '../../../db/client.ts'
import { emit } from '../../../events/emit.ts'
import { grantFrame } from '../../achievement/index.ts'
import { earnCoins } from '../../coin/index.ts'
import { createNotices } from '../../notice/index.ts'
import { grantPresent } from '../../present/index.ts'
import { contestTargetName } from '../contest-target-name.ts'
import { updateContest, type ContestRow } from '../contest.store.ts'

const dayMs = 24 * 3600_000
/** For how long winners have the frame of a prize. */
export const frameDays = 365

interface DueAward {
  id: string
  entry_id: string
  member_id: string
  name: string
  gift_id: string | null
  coins: number
  frame_id: string | null
}

/**
 * Publishes the result of a locked contest: certificates, presents, coins and frames of all winners, in one transaction
 * and once. An event notifies medals and other counters of wins.
 */
export async function publishResult(tx: Tx, contest: ContestRow, now: Date): Promise<ContestRow> {
  if (contest.published_at !== null || contest.result_at === null) return contest
  const awards = await issueAwards(tx, contest, now)
  await tx
    .updateTable('contest_entry')
    .set((eb) => ({ state: entryStates.won, version: eb('version', '+', 1), updated_at: now }))
    .where('contest_id', '=', contest.id)
    .where('state', '=', entryStates.proposed)
    .execute()
  const target = { kind: contestTargetName, id: contest.id }
  const winners = [...new Set(awards.map((award) => award.member_id))]
  await createNotices(tx, now, winners, { kind: 'contest.won', target })
  const others = await listOthers(tx, contest.id, winners)
  await createNotices(tx, now, others, { kind: 'contest.published', target })
  for (const memberId of others) await emit(tx, 'contest.settled', { memberId })
  return updateContest(tx, contest.id, { published_at: now })
}

/** Issues the prizes of a locked contest that are only proposed. @returns those */
export async function issueAwards(tx: Tx, contest: ContestRow, now: Date): Promise<DueAward[]> {
  const awards = await listDue(tx, contest.id)
  for (const award of awards) await issue(tx, contest, award, now)
  return awards
}

/** Members are locked in the order of their ids, as everywhere that gives them something. */
async function listDue(tx: Tx, contestId: string): Promise<DueAward[]> {
  const { rows } =
    await sql<DueAward>`select a.id, a.entry_id, a.member_id, p.name, p.gift_id, p.coins, p.frame_id
    from contest_award a join contest_prize p on p.id = a.prize_id
    where a.contest_id = ${contestId}::uuid and a.state = 1
    order by a.member_id, p.position for update of a`.execute(tx)
  return rows
}

async function issue(tx: Tx, contest: ContestRow, award: DueAward, now: Date): Promise<void> {
  const memo = `${contest.title} ${award.name}`
  const { member_id: memberId, gift_id: giftId, coins, frame_id: frameId } = award
  if (giftId !== null)
    await grantPresent(tx, now, {
      memberId,
      giftId,
      source: presentSources.contest,
      sourceId: award.id,
      memo,
      claimDays: contestBounds.claimDays,
    })
  if (coins > 0)
    await earnCoins({ now }, tx, { memberId, amount: coins, bizType: 'contest', bizId: award.id, memo })
  if (frameId !== null)
    await grantFrame(tx, now, { memberId, frameId, days: frameDays, cause: `contest ${award.id}` })
  await tx
    .updateTable('contest_award')
    .set({
      state: 2,
      certificate: newCertificate(now),
      claim_until: new Date(now.getTime() + contestBounds.claimDays * dayMs),
      issued_at: now,
    })
    .where('id', '=', award.id)
    .execute()
  await emit(tx, 'contest.settled', { memberId })
}

const codeLength = 12

/** 「2026-XXXXXXXXXXXX」: cannot be guessed, and is read out without mistakes. */
function newCertificate(now: Date): string {
  const letters = Array.from(
    { length: codeLength },
    () => inviteCodeAlphabet[randomInt(inviteCodeAlphabet.length)],
  )
  return `${now.getUTCFullYear()}-${letters.join('')}`
}

/** Everybody else whose entry was shown. */
async function listOthers(tx: Tx, contestId: string, winners: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct author_id as id from contest_entry
    where contest_id = ${contestId}::uuid and state = ${sql.lit(entryStates.notWon)} and not is_nameless
      and author_id <> all(${[...winners]}::uuid[])`.execute(tx)
  return rows.map(({ id }) => id)
}
