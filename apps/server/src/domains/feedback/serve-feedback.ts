import {
  feedbackClosers,
  feedbackNumber,
  feedbackStates,
  feedbackWriterNames,
  type MethodParsed,
  type StaffFeedback,
  type StaffFeedbackDetail,
} from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { failChanged } from '../../audit-chain/fail-changed.ts'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { createNotice } from '../notice/index.ts'
import { feedbackTargetName } from './feedback-target-name.ts'
import { changeFeedback, listReplies, lockFeedback, type FeedbackRow } from './feedback.store.ts'
import { getStaffFeedback } from './staff-feedback.read.ts'

const { waiting, taken, replied, closed } = feedbackStates

/** Characters of an answer shown in its notice. */
const noticeLength = 60

/** Assigns a waiting ticket to the caller. @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow */
export async function takeFeedback(
  ctx: StaffCtx,
  { id, version }: MethodParsed<typeof StaffFeedback.Take>,
): Promise<StaffFeedbackDetail> {
  return change(ctx, { id, version }, async (tx, row) => {
    if (row.state !== waiting) fail('NotAllowedNow')
    await changeFeedback(tx, row, { state: taken, staff_name: ctx.staff.displayName, at: ctx.now })
    return { act: 'feedback.taken', state: taken }
  })
}

/**
 * Sends an answer of staff, of which the member is notified. @throws ContentNotFound, ChangedMeanwhile, FeedbackClosed
 */
export async function answerFeedback(
  ctx: StaffCtx,
  { id, version, text }: MethodParsed<typeof StaffFeedback.Reply>,
): Promise<StaffFeedbackDetail> {
  const { now, staff } = ctx
  return change(ctx, { id, version }, async (tx, row) => {
    if (row.state === closed) fail('FeedbackClosed')
    const signed = { staff_id: staff.id, staff_name: staff.displayName }
    await tx
      .insertInto('feedback_reply')
      .values({ id: uuid(), feedback_id: id, ...signed, text, created_at: now })
      .execute()
    await changeFeedback(tx, row, { state: replied, staff_name: staff.displayName, at: now })
    await createNotice(tx, now, {
      memberId: row.member_id,
      kind: 'feedback.replied',
      target: { kind: feedbackTargetName, id },
      note: beginningOf(text),
    })
    return { act: 'feedback.replied', state: replied }
  })
}

/** Staff close a ticket. @throws ContentNotFound, ChangedMeanwhile, FeedbackClosed */
export async function closeByStaff(
  ctx: StaffCtx,
  { id, version, reason }: MethodParsed<typeof StaffFeedback.Close>,
): Promise<StaffFeedbackDetail> {
  const { now } = ctx
  return change(ctx, { id, version }, async (tx, row) => {
    if (row.state === closed) fail('FeedbackClosed')
    await changeFeedback(tx, row, {
      state: closed,
      closed_by: feedbackClosers.staff,
      closed_at: now,
      at: now,
    })
    return { act: 'feedback.closed', state: closed, reason }
  })
}

interface Done {
  act: string
  state: number
  reason?: string
}

// The texts are not recorded: acts are stored for good, and a member's texts are deleted with their account.
async function change(
  ctx: StaffCtx,
  { id, version }: { id: string; version: number },
  perform: (tx: Tx, row: FeedbackRow) => Promise<Done>,
): Promise<StaffFeedbackDetail> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockFeedback(tx, id)
    if (row.version !== version) await refuseOlder(tx, row)
    const { act, state, ...why } = await perform(tx, row)
    const number = feedbackNumber(row.number)
    await auditAct(ctx, tx, {
      act,
      targetKind: 'feedback',
      targetId: id,
      before: { number, state: row.state },
      after: { number, state },
      ...why,
    })
    return getStaffFeedback({ ...ctx, db: tx }, { id })
  })
}

/** @throws ChangedMeanwhile with who changed the ticket last */
async function refuseOlder(tx: Tx, row: FeedbackRow): Promise<never> {
  const last = (await listReplies(tx, row.id)).at(-1)
  const isAnswered = last?.staff_id === null && last.created_at.getTime() === row.updated_at.getTime()
  if (isAnswered || row.closed_by === feedbackClosers.member)
    fail('ChangedMeanwhile', { who: feedbackWriterNames.member })
  return failChanged(tx, { targetKind: 'feedback', targetId: row.id })
}

function beginningOf(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ')]
  return characters.length > noticeLength
    ? `${characters.slice(0, noticeLength).join('')}…`
    : characters.join('')
}
