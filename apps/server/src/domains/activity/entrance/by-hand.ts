import {
  checkInWays,
  enrolStates,
  type MethodOutput,
  type MethodParsed,
  type StaffCheckIn,
} from '@guangquan/contract'
import { checkInWindow, freePlaces, mergeMs } from '@guangquan/rules/events/activity-state'
import { v7 as uuid } from 'uuid'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { emit } from '../../../events/emit.ts'
import { fail } from '../../../fail.ts'
import { findCardOwner } from '../../member-card/index.ts'
import { loadNickNames } from '../../member/index.ts'
import { factsOf, stageNumbers, type ActivityRow } from '../activity.store.ts'
import {
  changeEnrolment,
  enrolStateOf,
  findEnrolments,
  findOwnEnrolment,
  newTicketKey,
  type EnrolmentRow,
} from '../enrolment.store.ts'
import { queueKey } from '../enrol/register.ts'
import { lockOrganised } from '../for-staff/scope.ts'
import { settleActivity, notifyOfActivity } from '../settle-activity.ts'
import { checkIn } from './check-in.ts'
import { entrancePeople, nobody } from './entrance-people.ts'

type Shown = MethodOutput<typeof StaffCheckIn.CheckInByHand>

/** Checks somebody in without a ticket, with a reason. @throws ContentNotFound, NotAllowedNow */
export async function checkInByHand(
  ctx: StaffCtx,
  { activityId, enrolId, reason }: MethodParsed<typeof StaffCheckIn.CheckInByHand>,
): Promise<Shown> {
  return atEntrance(ctx, activityId, async (tx, row) => {
    const own = await enrolled(tx, activityId, enrolId)
    refuseOutside(row, ctx.now)
    const state = enrolStateOf(own)
    if (state !== enrolStates.enrolled && state !== enrolStates.noShow) fail('NotAllowedNow')
    const at = ctx.now > row.end_time ? row.end_time : ctx.now
    const done = await checkIn(tx, own, {
      at,
      way: checkInWays.byHand,
      by: ctx.staff.displayName,
      reason,
      now: ctx.now,
    })
    if (state === enrolStates.noShow)
      await notifyOfActivity(tx, ctx.now, {
        kind: 'activity.checkedIn',
        activityId,
        memberIds: [own.member_id],
      })
    return { own: done, from: state, act: 'activity.checkedInByHand', reason }
  })
}

/** Enrols and checks in somebody at the entrance. @throws ContentNotFound, NotAllowedNow, PlacesFull, AppliedAlready */
export async function walkIn(
  ctx: StaffCtx,
  { activityId, card, reason }: MethodParsed<typeof StaffCheckIn.WalkIn>,
): Promise<Shown> {
  const { now } = ctx
  return atEntrance(ctx, activityId, async (tx, row) => {
    const memberId = await findCardOwner({ ...ctx, db: tx }, card)
    refuseOutside(row, now)
    const before = await findOwnEnrolment(tx, { activityId, memberId })
    const hasPlace = before !== undefined && [2, 4, 7, 8].includes(before.state)
    if (hasPlace) fail('AppliedAlready')
    if (freePlaces(factsOf(row)) < 1) fail('PlacesFull')
    const own =
      before ??
      (await tx
        .insertInto('enrolment')
        .values({
          id: uuid(),
          activity_id: activityId,
          member_id: memberId,
          state: enrolStates.enrolled,
          ticket_key: newTicketKey(),
          ...queueKey({ level: 1 }, now),
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow())
    const alone = before === undefined ? own : await changeEnrolment(tx, own, { seats: 1, at: now })
    const by = { way: checkInWays.byHand, by: ctx.staff.displayName, reason }
    return {
      own: await checkIn(tx, alone, { at: now, ...by, now }),
      from: before?.state ?? null,
      act: 'activity.walkedIn',
      reason,
    }
  })
}

/** Undoes a wrong check-in together with its reward; the member is notified. @throws ContentNotFound, NotAllowedNow */
export async function undoCheckIn(
  ctx: StaffCtx,
  { activityId, enrolId, reason }: MethodParsed<typeof StaffCheckIn.UndoCheckIn>,
): Promise<Shown> {
  return atEntrance(ctx, activityId, async (tx) => {
    const own = await enrolled(tx, activityId, enrolId)
    if (enrolStateOf(own) !== enrolStates.checkedIn) fail('NotAllowedNow')
    const undone = await changeEnrolment(tx, own, {
      state: enrolStates.enrolled,
      checked_in_at: null,
      check_in_way: null,
      check_in_by: '',
      check_in_reason: '',
      check_in_device: '',
      at: ctx.now,
    })
    await emit(tx, 'activity.checkedIn', { enrolmentId: own.id, memberId: own.member_id })
    const told = { activityId, memberIds: [own.member_id], note: reason }
    await notifyOfActivity(tx, ctx.now, { kind: 'activity.checkInUndone', ...told })
    return { own: undone, from: own.state, act: 'activity.checkInUndone', reason }
  })
}

function refuseOutside(row: ActivityRow, now: Date): void {
  const { opens, closes } = checkInWindow(factsOf(row))
  const isOpen = now.getTime() >= opens && now.getTime() < closes + mergeMs
  if (row.stage !== stageNumbers.published || !isOpen) fail('NotAllowedNow')
}

async function enrolled(tx: Tx, activityId: string, id: string): Promise<EnrolmentRow> {
  const [own] = await findEnrolments(tx, { activityId, ids: [id] })
  return own ?? fail('ContentNotFound')
}

interface Done {
  own: EnrolmentRow
  /** The earlier state; null for a new enrolment. */
  from: number | null
  act: string
  reason: string
}

async function atEntrance(
  ctx: StaffCtx,
  activityId: string,
  perform: (tx: Tx, row: ActivityRow) => Promise<Done>,
): Promise<Shown> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockOrganised(ctx, tx, activityId)
    const { own, from, act, reason } = await perform(tx, row)
    await settleActivity(tx, row, ctx.now)
    const names = await loadNickNames(tx, [own.member_id])
    await auditAct(ctx, tx, {
      act,
      targetKind: 'enrolment',
      targetId: own.id,
      reason,
      before: { title: row.title, state: from },
      after: { title: row.title, nickName: names.get(own.member_id) ?? '', state: own.state },
    })
    const shown = (await entrancePeople({ ...ctx, db: tx }, [own])).get(own.id) ?? nobody
    return { ...shown, result: 'checkedIn' }
  })
}
