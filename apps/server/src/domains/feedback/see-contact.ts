import { feedbackNumber, type MethodParsed, type StaffFeedback } from '@guangquan/contract'
import * as z from 'zod'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { makeGrant, openGrant } from '../../staff-grant.ts'
import { openContact } from './contact.ts'
import { findFeedback } from './feedback.store.ts'

const purpose = 'feedback-contact-grant'

/** Records that staff see the contact of a ticket. @throws ContentNotFound, also for a ticket without one */
export async function requestContact(
  ctx: StaffCtx,
  { id, reason }: MethodParsed<typeof StaffFeedback.RequestContact>,
): Promise<{ grant: string }> {
  await inTransaction(ctx, async (tx) => {
    const row = await findFeedback(tx, id)
    if (row?.contact_cipher == null) fail('ContentNotFound')
    await auditAct(ctx, tx, {
      act: 'feedback.contactSeen',
      targetKind: 'feedback',
      targetId: id,
      reason,
      after: { number: feedbackNumber(row.number) },
    })
  })
  return { grant: makeGrant(ctx, purpose, id) }
}

/** The contact that a grant names. @throws TicketInvalid, ContentNotFound */
export async function seeContact(ctx: StaffCtx, { grant }: { grant: string }): Promise<{ contact: string }> {
  const id = openGrant(ctx, purpose, { grant, about: z.uuid() })
  const row = (await findFeedback(ctx.db, id)) ?? fail('ContentNotFound')
  return { contact: openContact(ctx.app.env, row) }
}
