import { createHmac } from 'node:crypto'
import {
  activitySentences,
  enrolStates,
  fieldSentences,
  loanStates,
  signModes,
  useTypes,
  type Activity,
  type MethodParsed,
  type OwnEnrolment,
} from '@guangquan/contract'
import { earlyLevel, freePlaces, reminderMs } from '@guangquan/rules/events/activity-state'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { claimFiles } from '../../media/index.ts'
import { factsOf, formOf, lockShownActivity, type ActivityRow } from '../activity.store.ts'
import { enrolStateOf, findOwnEnrolment, newTicketKey, type EnrolmentRow } from '../enrolment.store.ts'
import { isWaitlistOpen, judgeSignUp, type Person } from '../judge-sign-up.ts'
import { ownEnrolment } from '../own-enrolment.view.ts'
import { loadPerson } from '../person.read.ts'
import { settleActivity } from '../settle-activity.ts'
import { filesIn, readAnswers, sealAnswers } from './answers.ts'

type Input = MethodParsed<typeof Activity.UserActivityRegister>

/**
 * Signs a member up, or lets them apply, join the draw or the waiting list. The row of the activity is locked: places
 * are given one by one.
 * @throws ContentNotFound, PlacesFull, ApplyClosed, AppliedAlready, NotEligible, UploadNotFound, BadInput
 */
export async function register(ctx: MemberCtx, input: Input): Promise<OwnEnrolment> {
  const { activityId } = input
  const memberId = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    const locked = await lockShownActivity(tx, activityId)
    const row = needsSettling(locked, ctx.now) ? await settleActivity(tx, locked, ctx.now) : locked
    const [before, person] = [
      await findOwnEnrolment(tx, { activityId, memberId }),
      await loadPerson(tx, { memberId, now: ctx.now, rows: [row] }),
    ]
    refuse(row, person, before, ctx.now)
    if (input.guests > row.guests_max)
      fail('BadInput', { fields: { guests: activitySentences.guests(row.guests_max) } })
    const state = stateFor(row, 1 + input.guests, input.noWaiting)
    const id = before?.id ?? uuid()
    const answers = readAnswers(formOf(row), input.form)
    const guestNames = input.guestNames.slice(0, input.guests)
    const values = {
      state,
      seats: 1 + input.guests,
      answers_cipher: sealAnswers(ctx.app.env, id, { guestNames, answers }),
      ...queueKey(person, ctx.now),
      ...signs(ctx),
      ...reminded(row, ctx.now),
      reason: '',
      updated_at: ctx.now,
    }
    const own = await write(tx, { id, activityId, memberId }, before, values, ctx.now)
    await claimAnswers(ctx, tx, { id, fileIds: filesIn(formOf(row), answers) })
    await setRequests(tx, own, { activityId, slotIds: input.loanRequests })
    const settled = await settleActivity(tx, row, ctx.now)
    return ownEnrolment({ ...ctx, db: tx }, settled, own)
  })
}

/** Whether places may be due to the waiting list before somebody new takes them. */
function needsSettling(row: ActivityRow, now: Date): boolean {
  return (row.next_at !== null && row.next_at <= now) || (row.waiting > 0 && freePlaces(factsOf(row)) > 0)
}

function refuse(row: ActivityRow, person: Person, before: EnrolmentRow | undefined, now: Date): void {
  const state = before === undefined ? enrolStates.none : enrolStateOf(before)
  const { obstacle, text } = judgeSignUp(row, person, state, now)
  if (obstacle === null) return
  if (obstacle === 'enrolled') fail('AppliedAlready')
  if (obstacle === 'full') fail('PlacesFull')
  if (['notOpen', 'closed', 'ended', 'cancelled'].includes(obstacle)) fail('ApplyClosed', { obstacle, text })
  fail('NotEligible', { obstacle, text })
}

/** @throws PlacesFull if neither a place nor the waiting list is free */
function stateFor(row: ActivityRow, seats: number, noWaiting: boolean): number {
  if (row.sign_mode === signModes.audited) return enrolStates.inReview
  if (row.sign_mode === signModes.drawn) return enrolStates.inDraw
  if (seats <= freePlaces(factsOf(row))) return enrolStates.enrolled
  if (noWaiting || !isWaitlistOpen(row)) fail('PlacesFull')
  return enrolStates.waiting
}

const minuteMs = 60_000

/** Members of a high level go first among those who join in the same minute. */
export function queueKey({ level }: Pick<Person, 'level'>, now: Date) {
  return {
    queue_minute: new Date(Math.floor(now.getTime() / minuteMs) * minuteMs),
    queue_first: level >= earlyLevel,
  }
}

/** A member who signs up after the time of a reminder does not get it. */
export function reminded(row: Pick<ActivityRow, 'start_time'>, now: Date) {
  const left = row.start_time.getTime() - now.getTime()
  return { reminded_day: left <= reminderMs.day, reminded_hours: left <= reminderMs.hours }
}

/** Keyed hashes: organisers see that several accounts share an address or a device, and not which. */
function signs({ app, ip, request }: MemberCtx) {
  const hash = (text: string) =>
    createHmac('sha256', app.env.secretKey).update(`enrolment\n${text}`).digest('base64url').slice(0, 22)
  return { address_hash: hash(ip), device_hash: hash(`${ip}\n${request.userAgent}`) }
}

type Values = Partial<EnrolmentRow> & Pick<EnrolmentRow, 'state' | 'seats' | 'queue_minute' | 'updated_at'>

async function write(
  tx: Tx,
  { id, activityId, memberId }: { id: string; activityId: string; memberId: string },
  before: EnrolmentRow | undefined,
  values: Values,
  now: Date,
): Promise<EnrolmentRow> {
  if (before === undefined)
    return tx
      .insertInto('enrolment')
      .values({
        id,
        activity_id: activityId,
        member_id: memberId,
        ticket_key: newTicketKey(),
        created_at: now,
        ...values,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  const anew = {
    offer_until: null,
    passed_over: false,
    draw_rank: null,
    may_leave: false,
    ticket_key: newTicketKey(),
  }
  const queueNumber = sql<number>`nextval('enrolment_queue_number')`
  return tx
    .updateTable('enrolment')
    .set({ ...values, ...anew, queue_number: queueNumber, version: before.version + 1, created_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Assigns the photographs of the answers to the enrolment. @throws UploadNotFound */
async function claimAnswers(
  { app, viewer }: MemberCtx,
  tx: Tx,
  { id, fileIds }: { id: string; fileIds: readonly string[] },
): Promise<void> {
  const had = await tx.selectFrom('enrolment_file').where('enrolment_id', '=', id).select('file_id').execute()
  const known = new Set(had.map(({ file_id: fileId }) => fileId))
  const fresh = fileIds.filter((fileId) => !known.has(fileId))
  if (fresh.length === 0) return
  await claimFiles(app, tx, { ownerId: viewer.id, fileIds: fresh, useType: useTypes.activity })
  const added = await tx
    .insertInto('enrolment_file')
    .values(fresh.map((fileId) => ({ enrolment_id: id, file_id: fileId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('file_id')
    .execute()
  if (added.length < fresh.length) fail('UploadNotFound')
}

/** Replaces the requests of an enrolment that nothing was decided about. @throws BadInput for slots of others */
export async function setRequests(
  tx: Tx,
  own: Pick<EnrolmentRow, 'id'>,
  { activityId, slotIds }: { activityId: string; slotIds: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('activity_loan')
    .where('enrolment_id', '=', own.id)
    .where('state', '=', loanStates.wished)
    .execute()
  if (slotIds.length === 0) return
  const known = await tx
    .selectFrom('activity_loan_slot')
    .innerJoin('activity_loan_item', 'activity_loan_item.id', 'item_id')
    .where('activity_id', '=', activityId)
    .where('activity_loan_slot.id', 'in', [...slotIds])
    .select('activity_loan_slot.id')
    .execute()
  if (known.length !== new Set(slotIds).size || known.length !== slotIds.length)
    fail('BadInput', { fields: { loanRequests: fieldSentences.choices } })
  await tx
    .insertInto('activity_loan')
    .values(
      slotIds.map((slotId, position) => ({ id: uuid(), slot_id: slotId, enrolment_id: own.id, position })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
