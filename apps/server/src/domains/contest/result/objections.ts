import {
  contestBounds,
  contestSentences,
  contestStates,
  entryStates,
  objectionStates,
  type Contest,
  type MethodParsed,
  type OwnObjection,
  type StaffContest,
  type StaffObjection,
} from '@guangquan/contract'
import { afterWorkingDays } from '@guangquan/rules/events/working-days'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder } from 'kysely'
import { v7 as uuid } from 'uuid'
import * as z from 'zod'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { MemberCtx, StaffCtx } from '../../../context.ts'
import type { Queryable, Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { countUpToCap, isOnly, keysetPage, limitTo } from '../../../db/paging.ts'
import { timeKey, timeKeyOf, type TimeKey } from '../../../db/time-key.ts'
import { fail } from '../../../fail.ts'
import { lockPostingRights } from '../../standing/index.ts'
import { createNotice } from '../../notice/index.ts'
import { contestTargetName } from '../contest-target-name.ts'
import { findContest, lockContest, numberText, pinContest, recordChange, stateAt } from '../contest.store.ts'
import { moveEntry } from '../entry/entry.store.ts'
import { nextState } from '../entry/own-acts.ts'
import { settleContest } from '../settle-contest.ts'
import { computeContestResult } from './compute-result.ts'

const objectionState = z.literal(Object.values(objectionStates))

interface ObjectionRow {
  id: string
  contest_id: string
  contest_title: string
  entry_id: string | null
  number: number | null
  member_id: string
  nick_name: string
  text: string
  state: number
  answer: string
  answer_by: Date
  answered_at: Date | null
  created_at: Date
  version: number
}

const columns = sql`o.id, o.contest_id, c.title as contest_title, o.entry_id, e.number, o.member_id, m.nick_name, o.text,
  o.state, o.answer, o.answer_by, o.answered_at, o.created_at, o.version`
const joins = sql`join contest c on c.id = o.contest_id join member m on m.id = o.member_id
  left join contest_entry e on e.id = o.entry_id`

async function loadObjection(db: Queryable, id: string): Promise<ObjectionRow> {
  const { rows } = await sql<ObjectionRow>`select ${columns} from contest_objection o ${joins}
    where o.id = ${id}::uuid`.execute(db)
  return rows[0] ?? fail('ContentNotFound')
}

/**
 * Objects to an entry or to a contest while its result is on notice.
 * @throws ContentNotFound, NotAllowedNow, PhoneNotBound
 */
export async function object(
  ctx: MemberCtx,
  { matchId, entryId, text }: MethodParsed<typeof Contest.Objection>,
): Promise<OwnObjection> {
  const id = uuid()
  return inTransaction(ctx, async (tx) => {
    const member = await lockPostingRights(tx, ctx.viewer.id)
    if (member === undefined) fail('TokenInvalid')
    if (!member.phoneBound) fail('PhoneNotBound')
    const contest = await pinContest(tx, matchId)
    if (stateAt(contest, ctx.now) !== contestStates.noticing) fail('NotAllowedNow')
    if (entryId !== null && !(await isEntryOf(tx, { matchId, entryId }))) fail('ContentNotFound')
    await tx
      .insertInto('contest_objection')
      .values({
        id,
        contest_id: matchId,
        entry_id: entryId,
        member_id: ctx.viewer.id,
        text,
        answer_by: afterWorkingDays(ctx.now, contestBounds.answerWorkingDays),
        created_at: ctx.now,
      })
      .execute()
    return ownObjection(await loadObjection(tx, id))
  })
}

async function isEntryOf(
  tx: Tx,
  { matchId, entryId }: { matchId: string; entryId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('contest_entry')
    .where('id', '=', entryId)
    .where('contest_id', '=', matchId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

const sharedOf = (row: ObjectionRow) => ({
  id: row.id,
  number: row.number === null ? '' : numberText(row.number),
  text: row.text,
  state: objectionState.parse(row.state),
  answer: row.answer,
  answerBy: timeTextOf(row.answer_by),
  answerTime: row.answered_at && timeTextOf(row.answered_at),
  createTime: timeTextOf(row.created_at),
})

const ownObjection = (row: ObjectionRow): OwnObjection => ({
  ...sharedOf(row),
  contestId: row.contest_id,
  contestTitle: row.contest_title,
})

const staffObjection = (row: ObjectionRow): StaffObjection => ({
  ...sharedOf(row),
  entryId: row.entry_id,
  memberId: row.member_id,
  nickName: row.nick_name,
  version: row.version,
})

/** A page of the caller's objections, newest first. totalCount: capped. */
export async function listOwnObjections(ctx: MemberCtx, input: MethodParsed<typeof Contest.GetMyObjections>) {
  const { db, viewer } = ctx
  const isIn = input.matchId === undefined ? sql`` : sql`and o.contest_id = ${input.matchId}::uuid`
  const found = sql`from contest_objection o where o.member_id = ${viewer.id}::uuid ${isIn}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async ({ after, ...window }) => {
      const isBehind =
        after === null ? sql`` : sql`and (o.created_at, o.id) < (${new Date(after[0])}, ${after[1]}::uuid)`
      return readPage(db, sql`${found} ${isBehind} order by o.created_at desc, o.id desc ${limitTo(window)}`)
    },
    count: () => countUpToCap(db, found),
    keyOf: (row): TimeKey => timeKeyOf(row),
  })
  return { ...page, items: rows.map(ownObjection) }
}

async function readPage(db: Queryable, page: RawBuilder<unknown>): Promise<ObjectionRow[]> {
  const { rows } = await sql<ObjectionRow>`select ${columns} from (select o.* ${page}) o ${joins}
    order by o.created_at desc, o.id desc`.execute(db)
  return rows
}

const staffKey = z.tuple([z.int(), z.int(), z.uuid()])

/** A page of the objections of a contest, open ones first, oldest first. totalCount: capped. @throws ContentNotFound */
export async function listObjections(ctx: StaffCtx, input: MethodParsed<typeof StaffContest.GetObjections>) {
  const { db } = ctx
  if ((await findContest(db, input.contestId)) === undefined) fail('ContentNotFound')
  const found = sql`from contest_objection o where o.contest_id = ${input.contestId}::uuid`
  const { rows, ...page } = await keysetPage(input, staffKey, {
    read: async ({ after, only, ...window }) => {
      const isBehind =
        after === null
          ? sql``
          : sql`and (o.state, o.created_at, o.id) > (${after[0]}, ${new Date(after[1])}, ${after[2]}::uuid)`
      const { rows: read } = await sql<ObjectionRow>`select ${columns}
        from (select o.* ${found} ${isBehind} and ${isOnly(sql.ref('o.id'), { only: only ?? null })}
          order by o.state, o.created_at, o.id ${limitTo(window)}) o ${joins}
        order by o.state, o.created_at, o.id`.execute(db)
      return read
    },
    count: () => countUpToCap(db, found),
    keyOf: (row): z.output<typeof staffKey> => [row.state, row.created_at.getTime(), row.id],
  })
  return { ...page, items: rows.map(staffObjection) }
}

/**
 * Answers an objection. One that is upheld may disqualify an entry: the result is recomputed at once, and the reason is
 * published.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow
 */
export async function answerObjection(
  ctx: StaffCtx,
  { id, version, uphold, disqualify, reason }: MethodParsed<typeof StaffContest.AnswerObjection>,
): Promise<StaffObjection> {
  const { contest_id: contestId } = await loadObjection(ctx.db, id)
  return inTransaction(ctx, async (tx) => {
    const contest = await lockContest(tx, contestId)
    const before = await loadObjection(tx, id)
    if (before.version !== version) await failChanged(tx, { targetKind: 'contest', targetId: contestId })
    if (before.state !== objectionStates.open || contest.published_at !== null) fail('NotAllowedNow')
    await tx
      .updateTable('contest_objection')
      .set({
        state: uphold ? objectionStates.upheld : objectionStates.dismissed,
        answer: reason,
        answered_at: ctx.now,
        version: version + 1,
      })
      .where('id', '=', id)
      .execute()
    let row = contest
    if (uphold && disqualify !== undefined && before.entry_id !== null) {
      const entry = await tx
        .selectFrom('contest_entry')
        .selectAll()
        .where('id', '=', before.entry_id)
        .executeTakeFirstOrThrow()
      if (nextState(contest, entry, 'disqualify', ctx.now) === null) fail('NotAllowedNow')
      await moveEntry(tx, entry, {
        state: entryStates.disqualified,
        reason: disqualify,
        reason_note: reason,
        at: ctx.now,
      })
      await recordChange(tx, {
        id: uuid(),
        contestId,
        text: contestSentences.recomputed(`${contestSentences.objection} ${numberText(entry.number)}`),
        now: ctx.now,
      })
      row = await computeContestResult(tx, contest, ctx.now)
      await createNotice(tx, ctx.now, {
        memberId: entry.author_id,
        kind: 'contest.disqualified',
        target: { kind: contestTargetName, id: contestId },
        note: reason,
      })
    }
    await createNotice(tx, ctx.now, {
      memberId: before.member_id,
      kind: 'contest.answered',
      target: { kind: contestTargetName, id: contestId },
      note: reason,
    })
    await settleContest(tx, row, ctx.now)
    await auditAct(ctx, tx, {
      act: 'contest.objectionAnswered',
      targetKind: 'contest',
      targetId: contestId,
      reason,
      before: { state: before.state },
      after: { state: uphold ? objectionStates.upheld : objectionStates.dismissed },
    })
    return staffObjection(await loadObjection(tx, id))
  })
}
