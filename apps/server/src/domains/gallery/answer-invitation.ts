import {
  gallerySentences,
  galleryLimits,
  submissionStates,
  type MethodParsed,
  type OnlineGallery,
  type OwnSubmission,
} from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { lockSubmission, type SubmissionRow } from './gallery.store.ts'
import { ownSubmissions } from './own-submissions.read.ts'

const { asked, chosen, declined, hanging, takenBack } = submissionStates
const dayMs = 24 * 3600_000

/** Agrees or refuses that photographs of the caller's post hang. @throws ContentNotFound, NotAllowedNow */
export async function answerInvitation(
  ctx: MemberCtx,
  { id, agree }: MethodParsed<typeof OnlineGallery.Answer>,
): Promise<OwnSubmission> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockInvitation(tx, ctx, id)
    if (row.state !== asked) fail('NotAllowedNow')
    return change(ctx, tx, row, { state: agree ? chosen : declined })
  })
}

/**
 * Takes an agreement back. A hanging work leaves the wall on the given day, which can be changed until then. A work
 * that is not hanging yet cannot be hung any more.
 * @throws ContentNotFound, NotAllowedNow, BadInput
 */
export async function takeConsentBack(
  ctx: MemberCtx,
  { id, leavesOn }: MethodParsed<typeof OnlineGallery.TakeBack>,
): Promise<OwnSubmission> {
  const today = dayOf(ctx.now)
  const last = dayOf(new Date(ctx.now.getTime() + galleryLimits.leaveDays * dayMs))
  if (leavesOn < today || leavesOn > last)
    fail('BadInput', { fields: { leavesOn: gallerySentences.leavesLate(last) } })
  return inTransaction(ctx, async (tx) => {
    const row = await lockInvitation(tx, ctx, id)
    if (row.state === chosen) return change(ctx, tx, row, { state: takenBack, leaves_on: today })
    const isGone = row.leaves_on !== null && row.leaves_on <= today
    if (row.state !== hanging || isGone) fail('NotAllowedNow')
    return change(ctx, tx, row, { leaves_on: leavesOn })
  })
}

/** @throws ContentNotFound also for another member's, and for works sent to a call */
async function lockInvitation(tx: Tx, { viewer }: MemberCtx, id: string): Promise<SubmissionRow> {
  const row = await lockSubmission(tx, id)
  return row.member_id === viewer.id && row.call_id === null ? row : fail('ContentNotFound')
}

async function change(
  ctx: MemberCtx,
  tx: Tx,
  row: SubmissionRow,
  values: { state?: number; leaves_on?: string },
): Promise<OwnSubmission> {
  const changed = await tx
    .updateTable('gallery_submission')
    .set({ ...values, version: row.version + 1, updated_at: ctx.now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const [own] = await ownSubmissions({ ...ctx, db: tx }, [changed])
  return own ?? fail('ContentNotFound')
}
