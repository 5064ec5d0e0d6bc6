import {
  enrolStates,
  loanStates,
  type DeskLoan,
  type MethodParsed,
  type StaffCheckIn,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { randomInt } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable, Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { loadNickNames } from '../../member/index.ts'
import { stageNumbers } from '../activity.store.ts'
import { findOrganised, lockOrganised } from '../for-staff/scope.ts'
import { notifyOfActivity } from '../settle-activity.ts'
import { loanStateOf } from './own-loans.read.ts'

interface LoanRow {
  id: string
  slot_id: string
  item_id: string
  enrolment_id: string
  member_id: string
  activity_id: string
  position: number
  state: number
  rank: number | null
  out_at: Date | null
  returned_at: Date | null
  note: string
  version: number
  name: string
  units: number
  start_time: Date
  end_time: Date
  created_at: Date
}

const loans = sql`select l.*, i.id as item_id, i.name, i.units, i.activity_id, s.start_time, s.end_time, e.member_id,
    e.created_at
  from activity_loan l join activity_loan_slot s on s.id = l.slot_id join activity_loan_item i on i.id = s.item_id
    join enrolment e on e.id = l.enrolment_id`

async function readLoans(db: Queryable, condition: RawBuilder<unknown>): Promise<LoanRow[]> {
  const { rows } = await sql<LoanRow>`${loans} where ${condition}
    order by i.position, i.id, s.start_time, s.id, l.state, l.rank, l.position, l.id limit 2000`.execute(db)
  return rows
}

async function shown(db: Queryable, rows: readonly LoanRow[], now: Date): Promise<DeskLoan[]> {
  const names = await loadNickNames(
    db,
    rows.map((row) => row.member_id),
  )
  const queues = Map.groupBy(
    rows.filter(({ state }) => state === loanStates.waiting),
    (row) => row.slot_id,
  )
  return rows.map((row) => {
    const place = (queues.get(row.slot_id) ?? []).findIndex(({ id }) => id === row.id)
    return {
      id: row.id,
      itemName: row.name,
      startTime: timeTextOf(row.start_time),
      endTime: timeTextOf(row.end_time),
      enrolId: row.enrolment_id,
      nickName: names.get(row.member_id) ?? '',
      state: loanStateOf(row.state),
      queuePlace: place < 0 ? null : place + 1,
      outTime: row.out_at && timeTextOf(row.out_at),
      returnTime: row.returned_at && timeTextOf(row.returned_at),
      isLate: row.state === loanStates.out && now > row.end_time,
      note: row.note,
      version: row.version,
    }
  })
}

/** The loans of an activity, by item and slot. @throws ContentNotFound */
export async function listLoans(
  ctx: StaffCtx,
  { activityId }: { activityId: string },
): Promise<{ items: DeskLoan[] }> {
  await findOrganised(ctx, ctx.db, activityId)
  const rows = await readLoans(ctx.db, sql`i.activity_id = ${activityId}::uuid and l.state <> 6`)
  return { items: await shown(ctx.db, rows, ctx.now) }
}

/**
 * Assigns loans: everybody's first request first, then the second ones, and so on; among equals, the one who borrowed
 * least before, then by chance. The rest wait.
 * @throws ContentNotFound, NotAllowedNow if nothing waits
 */
export async function assignLoans(
  ctx: StaffCtx,
  { activityId, reason }: MethodParsed<typeof StaffCheckIn.AssignLoans>,
): Promise<{ items: DeskLoan[] }> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockOrganised(ctx, tx, activityId)
    if (row.stage !== stageNumbers.published) fail('NotAllowedNow')
    const isEnrolled = sql`i.activity_id = ${activityId}::uuid and e.state in (${enrolStates.enrolled}, ${enrolStates.checkedIn})`
    const all = await readLoans(tx, isEnrolled)
    const wished = all.filter(({ state }) => state === loanStates.wished)
    if (wished.length === 0) fail('NotAllowedNow')
    const past = await countPast(tx, wished, activityId)
    const chance = new Map(wished.map((one) => [one.enrolment_id, randomInt(2 ** 47)]))
    const queue = wished.toSorted(
      (a, b) =>
        a.position - b.position ||
        (past.get(a.member_id) ?? 0) - (past.get(b.member_id) ?? 0) ||
        (chance.get(a.enrolment_id) ?? 0) - (chance.get(b.enrolment_id) ?? 0),
    )
    const free = new Map(all.map((one) => [one.slot_id, one.units]))
    const busy = new Map<string, LoanRow[]>()
    for (const one of all.filter(({ state }) => state === loanStates.given || state === loanStates.out)) {
      free.set(one.slot_id, (free.get(one.slot_id) ?? 0) - 1)
      busy.set(one.enrolment_id, [...(busy.get(one.enrolment_id) ?? []), one])
    }
    const given: LoanRow[] = []
    for (const [rank, one] of queue.entries()) {
      const left = free.get(one.slot_id) ?? 0
      const mine = busy.get(one.enrolment_id) ?? []
      const overlaps = mine.some(
        (other) => other.start_time < one.end_time && one.start_time < other.end_time,
      )
      const isGiven = left > 0 && !overlaps
      if (isGiven) {
        free.set(one.slot_id, left - 1)
        busy.set(one.enrolment_id, [...mine, one])
        given.push(one)
      }
      await change(tx, one, { state: isGiven ? loanStates.given : loanStates.waiting, rank: rank + 1 })
    }
    await notifyOfActivity(tx, ctx.now, {
      kind: 'activity.loanGiven',
      activityId,
      memberIds: [...new Set(given.map((one) => one.member_id))],
    })
    await auditAct(ctx, tx, {
      act: 'activity.loansAssigned',
      targetKind: 'activity',
      targetId: activityId,
      reason,
      before: { title: row.title, given: 0 },
      after: { title: row.title, given: given.length, rows: wished.length },
    })
    return listLoans({ ...ctx, db: tx }, { activityId })
  })
}

async function countPast(tx: Tx, rows: readonly LoanRow[], activityId: string): Promise<Map<string, number>> {
  const ids = [...new Set(rows.map((row) => row.member_id))]
  const read = await sql<{ id: string; count: number }>`select e.member_id as id, count(*) as count
    from activity_loan l join enrolment e on e.id = l.enrolment_id
    where e.member_id = any(${ids}::uuid[]) and e.activity_id <> ${activityId}::uuid and l.state in (2, 4, 5)
    group by 1`.execute(tx)
  return new Map(read.rows.map(({ id, count }) => [id, count]))
}

async function change(tx: Tx, { id, version }: LoanRow, values: Record<string, unknown>): Promise<void> {
  await tx
    .updateTable('activity_loan')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

/** Hands a unit out. No unit is out twice: one that came back late moves the next in time. @throws as below */
export async function handOut(
  ctx: StaffCtx,
  input: MethodParsed<typeof StaffCheckIn.HandOut>,
): Promise<DeskLoan> {
  return atDesk(ctx, input, 'activity.loanOut', async (tx, loan) => {
    if (loan.state !== loanStates.given) fail('NotAllowedNow')
    const out = await readLoans(tx, sql`i.id = ${loan.item_id}::uuid and l.state = 4`)
    if (out.length >= loan.units) fail('NotAllowedNow')
    await change(tx, loan, { state: loanStates.out, out_at: ctx.now, note: input.note })
  })
}

/**
 * Takes a unit back. The first who waits for the slot gets it while it lasts; after a late return, the first who waits
 * for a slot of the item that has not ended.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow
 */
export async function takeBack(
  ctx: StaffCtx,
  input: MethodParsed<typeof StaffCheckIn.TakeBack>,
): Promise<DeskLoan> {
  return atDesk(ctx, input, 'activity.loanBack', async (tx, loan) => {
    if (loan.state !== loanStates.out) fail('NotAllowedNow')
    await change(tx, loan, {
      state: loanStates.returned,
      returned_at: ctx.now,
      note: input.note || loan.note,
    })
    const isLate = ctx.now > loan.end_time
    const [next] = await readLoans(
      tx,
      isLate
        ? sql`i.id = ${loan.item_id}::uuid and l.state = 3 and s.end_time > ${ctx.now}`
        : sql`l.slot_id = ${loan.slot_id}::uuid and l.state = 3`,
    )
    if (next === undefined) return
    await change(tx, next, { state: loanStates.given })
    const told = { activityId: loan.activity_id, memberIds: [next.member_id] }
    await notifyOfActivity(tx, ctx.now, { kind: 'activity.loanGiven', ...told })
  })
}

async function atDesk(
  ctx: StaffCtx,
  { id, version, note }: { id: string; version: number; note: string },
  act: string,
  perform: (tx: Tx, loan: LoanRow) => Promise<void>,
): Promise<DeskLoan> {
  return inTransaction(ctx, async (tx) => {
    const found = (await readLoans(tx, sql`l.id = ${id}::uuid`))[0] ?? fail('ContentNotFound')
    const row = await lockOrganised(ctx, tx, found.activity_id)
    const loan = (await readLoans(tx, sql`l.id = ${id}::uuid`))[0] ?? fail('ContentNotFound')
    if (loan.version !== version)
      await failChanged(tx, { targetKind: 'enrolment', targetId: loan.enrolment_id })
    await perform(tx, loan)
    const changed = await readLoans(tx, sql`l.id = ${id}::uuid`)
    await auditAct(ctx, tx, {
      act,
      targetKind: 'enrolment',
      targetId: loan.enrolment_id,
      before: { state: loan.state },
      after: { title: row.title, name: loan.name, note, state: changed[0]?.state ?? loan.state },
    })
    return (await shown(tx, changed, ctx.now))[0] ?? fail('ContentNotFound')
  })
}
