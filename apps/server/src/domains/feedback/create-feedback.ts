import {
  feedbackNumber,
  useTypes,
  type Feedback,
  type MethodOutput,
  type MethodParsed,
} from '@guangquan/contract'
import { startOfDay } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { countLimits } from '../../db/count-limits.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { claimFiles } from '../media/index.ts'
import { lockMembers } from '../standing/index.ts'
import { countFeedback, insertFeedback } from './feedback.store.ts'

/** Writes a ticket to customer service. @throws FeedbackOpenLimit, FeedbackDayLimit, UploadNotFound */
export async function createFeedback(
  ctx: MemberCtx,
  { type, text, contact, pictures: fileIds }: MethodParsed<typeof Feedback.Create>,
): Promise<MethodOutput<typeof Feedback.Create>> {
  const { app, now } = ctx
  const memberId = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    // Concurrent tickets each count those before.
    await lockMembers(tx, [memberId])
    await refuseTooMany(ctx, tx)
    await claimFiles(app, tx, { ownerId: memberId, fileIds, useType: useTypes.feedback, unused: true })
    const id = uuid()
    const written = { id, memberId, type, text, contact, fileIds, at: now }
    const { number } = await insertFeedback(app.env, tx, written)
    return { id, number: feedbackNumber(number) }
  })
}

async function refuseTooMany({ app, now, viewer }: MemberCtx, tx: Tx): Promise<void> {
  const settings = { app, db: tx }
  const [maxOpen, maxPerDay] = [
    await countLimits.openFeedback.read(settings),
    await countLimits.feedbackPerDay.read(settings),
  ]
  const { open, written } = await countFeedback(tx, { memberId: viewer.id, since: startOfDay(now) })
  if (open >= maxOpen) fail('FeedbackOpenLimit', { max: maxOpen })
  if (written >= maxPerDay) fail('FeedbackDayLimit', { max: maxPerDay })
}
