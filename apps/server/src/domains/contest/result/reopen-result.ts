import {
  contestSentences,
  entryReason,
  entryReasonNames,
  entryStates,
  presentSources,
  type MethodParsed,
  type StaffContest,
  type StaffReopening,
} from '@guangquan/contract'
import { requestStateNames } from '@guangquan/contract/staff/staff-names'
import { sql, type Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import type { ContestReopening } from '../../../db/tables.gen.ts'
import { emit } from '../../../events/emit.ts'
import { fail } from '../../../fail.ts'
import { newDecision, newRequest, refuseDecision, requestState } from '../../../two-person-request.ts'
import { takeBackFrame } from '../../achievement/index.ts'
import { takeBackCoins } from '../../coin/index.ts'
import { createNotices } from '../../notice/index.ts'
import { revokePresent } from '../../present/index.ts'
import { contestTargetName } from '../contest-target-name.ts'
import { lockContest, numberText, recordChange, type ContestRow } from '../contest.store.ts'
import { moveEntry, type EntryRow } from '../entry/entry.store.ts'
import { settleContest } from '../settle-contest.ts'
import { proposeAwards, writeResult } from './compute-result.ts'
import { frameDays, issueAwards } from './publish-result.ts'
import { loadReopening } from './reopenings.read.ts'

const openStates: readonly number[] = [entryStates.won, entryStates.notWon]

/**
 * Requests to disqualify works after the result was published, such as for an objection that came late. One request
 * waits at a time.
 * @throws ContentNotFound, NotAllowedNow
 */
export async function requestReopening(
  ctx: StaffCtx,
  { contestId, numbers, cause, note, reason }: MethodParsed<typeof StaffContest.RequestReopening>,
): Promise<StaffReopening> {
  const id = uuid()
  return inTransaction(ctx, async (tx) => {
    const contest = await lockContest(tx, contestId)
    if (contest.published_at === null) fail('NotAllowedNow')
    const distinct = [...new Set(numbers)].toSorted((a, b) => a - b)
    await findWorks(tx, contestId, distinct)
    const waiting = await tx
      .selectFrom('contest_reopening')
      .select('id')
      .where('contest_id', '=', contestId)
      .where('state', '=', requestState.waiting)
      .where('expires_at', '>', ctx.now)
      .executeTakeFirst()
    if (waiting !== undefined) fail('NotAllowedNow')
    await tx
      .insertInto('contest_reopening')
      .values({ id, contest_id: contestId, numbers: distinct, cause, note, reason, ...newRequest(ctx) })
      .execute()
    await auditAct(ctx, tx, {
      act: 'contest.reopeningRequested',
      targetKind: 'contest',
      targetId: contestId,
      reason,
      after: {
        title: contest.title,
        numbers: distinct.map(numberText),
        cause: entryReasonNames[cause],
        note,
      },
    })
    return loadReopening({ ...ctx, db: tx }, id)
  })
}

/** Works of a published result by number. @throws NotAllowedNow with the first unknown number */
async function findWorks(tx: Tx, contestId: string, numbers: readonly number[]): Promise<EntryRow[]> {
  const rows = await tx
    .selectFrom('contest_entry')
    .selectAll()
    .where('contest_id', '=', contestId)
    .where('number', 'in', [...numbers])
    .where('state', 'in', [...openStates])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const missing = numbers.find((number) => !rows.some((row) => row.number === number))
  if (missing !== undefined) fail('NotAllowedNow', { text: contestSentences.noWork(numberText(missing)) })
  return rows
}

/**
 * Approves the correction of a published result or refuses it; never decided by its requester. After an approval the
 * works are disqualified and the result is recomputed: prizes that no longer follow from it are taken back, new ones
 * are issued, and the changes are published.
 * @throws ContentNotFound, NotAllowedOnSelf, NotAllowedNow, ChangedMeanwhile
 */
export async function decideReopening(
  ctx: StaffCtx,
  { id, approve, reason }: MethodParsed<typeof StaffContest.DecideReopening>,
): Promise<StaffReopening> {
  const found = await ctx.db
    .selectFrom('contest_reopening')
    .where('id', '=', id)
    .select('contest_id')
    .executeTakeFirst()
  if (found === undefined) fail('ContentNotFound')
  return inTransaction(ctx, async (tx) => {
    const contest = await lockContest(tx, found.contest_id)
    const request = await tx
      .selectFrom('contest_reopening')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    refuseDecision(ctx, request)
    const changes = approve ? await reopen(ctx, tx, contest, request) : []
    await tx
      .updateTable('contest_reopening')
      .set({
        ...newDecision(ctx, { approve, reason }),
        ...(approve
          ? { sheet_before: contest.sheet, sha256_before: contest.sheet_sha256, changes: [...changes] }
          : {}),
      })
      .where('id', '=', id)
      .execute()
    await auditAct(ctx, tx, {
      act: approve ? 'contest.reopened' : 'contest.reopeningRefused',
      targetKind: 'contest',
      targetId: contest.id,
      reason,
      before: { state: requestStateNames.waiting },
      after: {
        title: contest.title,
        state: approve ? requestStateNames.approved : requestStateNames.refused,
        numbers: request.numbers.map(numberText),
        requestedBy: request.requester_name,
      },
    })
    return loadReopening({ ...ctx, db: tx }, id)
  })
}

type RequestRow = Selectable<ContestReopening>

interface HeldAward {
  id: string
  prize_id: string
  entry_id: string
  member_id: string
  name: string
  number: number
  words: string
  coins: number
  frame_id: string | null
  is_passed_on: boolean
}

async function reopen(
  ctx: StaffCtx,
  tx: Tx,
  contest: ContestRow,
  { numbers, cause, note }: RequestRow,
): Promise<string[]> {
  const { now } = ctx
  const works = await findWorks(tx, contest.id, numbers)
  for (const work of works)
    await moveEntry(tx, work, {
      state: entryStates.disqualified,
      reason: entryReason.parse(cause),
      reason_note: note,
      at: now,
    })
  const text = contestSentences.reopened(numbers.map(numberText).join('、'), note)
  const { row, prizes } = await writeResult(tx, contest, { now, note: text })
  const held = await listHeld(tx, contest.id)
  const keyOf = (prizeId: string, entryId: string) => `${prizeId} ${entryId}`
  const due = new Set(prizes.map(({ prizeId, entryId }) => keyOf(prizeId, entryId)))
  const gone = new Set(works.map(({ id }) => id))
  const taken = held.filter((award) =>
    // Goods that passed on stay, unless their work is disqualified itself.
    award.is_passed_on ? gone.has(award.entry_id) : !due.has(keyOf(award.prize_id, award.entry_id)),
  )
  const changes: string[] = []
  for (const award of taken) changes.push(...(await takeBack(tx, award, now)))
  const has = new Set(
    held.filter((award) => !award.is_passed_on).map((award) => keyOf(award.prize_id, award.entry_id)),
  )
  const wordsOf = new Map(held.map((award) => [award.entry_id, award.words]))
  await proposeAwards(tx, contest.id, {
    prizes: prizes
      .filter(({ prizeId, entryId }) => !has.has(keyOf(prizeId, entryId)))
      .map((prize) => ({ ...prize, words: wordsOf.get(prize.entryId) ?? '' })),
    now,
  })
  const issued = await issueAwards(tx, row, now)
  const numberOf = await numbersOf(
    tx,
    issued.map((award) => award.entry_id),
  )
  for (const award of issued)
    changes.push(contestSentences.prizeGiven(award.name, numberOf.get(award.entry_id) ?? ''))
  await notifyOf(tx, contest, { works, taken, issued: issued.map((award) => award.member_id), note, now })
  await recordChange(tx, { id: uuid(), contestId: contest.id, text, now })
  await settleContest(tx, row, now)
  return changes
}

/** Members are locked in the order of their ids, as everywhere that gives them something. */
async function listHeld(tx: Tx, contestId: string): Promise<HeldAward[]> {
  const { rows } =
    await sql<HeldAward>`select a.id, a.prize_id, a.entry_id, a.member_id, p.name, e.number, a.words,
      p.coins, p.frame_id, a.in_place_of is not null as is_passed_on
    from contest_award a join contest_prize p on p.id = a.prize_id join contest_entry e on e.id = a.entry_id
    where a.contest_id = ${contestId}::uuid and a.state in (2, 3)
    order by a.member_id, p.position for update of a`.execute(tx)
  return rows
}

/** Revokes the rewards of an award. @returns the published text about it */
async function takeBack(tx: Tx, award: HeldAward, now: Date): Promise<string[]> {
  const { member_id: memberId, frame_id: frameId } = award
  const number = numberText(award.number)
  const isIn = await revokePresent(tx, now, { source: presentSources.contest, sourceId: award.id })
  if (!award.is_passed_on && award.coins > 0)
    await takeBackCoins({ now }, tx, { memberId, bizType: 'contest', bizId: award.id })
  if (!award.is_passed_on && frameId !== null)
    await takeBackFrame(tx, now, { memberId, frameId, days: frameDays, cause: `contest ${award.id}` })
  await tx.updateTable('contest_award').set({ state: 4 }).where('id', '=', award.id).execute()
  const { prizeTaken, goodsOut } = contestSentences
  return [prizeTaken(award.name, number), ...(isIn ? [] : [goodsOut(award.name, number)])]
}

async function numbersOf(tx: Tx, entryIds: readonly string[]): Promise<Map<string, string>> {
  if (entryIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('contest_entry')
    .where('id', 'in', [...entryIds])
    .select(['id', 'number'])
    .execute()
  return new Map(rows.map(({ id, number }) => [id, numberText(number)]))
}

interface Affected {
  works: readonly EntryRow[]
  taken: readonly HeldAward[]
  issued: readonly string[]
  note: string
  now: Date
}

/** Notifies authors of disqualified works of the reason, and members whose prize changed; medals are counted again. */
async function notifyOf(
  tx: Tx,
  contest: ContestRow,
  { works, taken, issued, note, now }: Affected,
): Promise<void> {
  const target = { kind: contestTargetName, id: contest.id }
  const authors = [...new Set(works.map((work) => work.author_id))]
  await createNotices(tx, now, authors, { kind: 'contest.disqualified', target, note })
  const others = [...new Set([...taken.map((award) => award.member_id), ...issued])].filter(
    (id) => !authors.includes(id),
  )
  if (others.length > 0) await createNotices(tx, now, others, { kind: 'contest.corrected', target, note })
  for (const memberId of new Set([...authors, ...taken.map((award) => award.member_id)]))
    await emit(tx, 'contest.settled', { memberId })
}
