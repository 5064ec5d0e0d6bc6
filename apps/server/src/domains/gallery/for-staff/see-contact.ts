import type { MethodParsed, StaffGallery } from '@guangquan/contract'
import * as z from 'zod'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { makeGrant, openGrant } from '../../../staff-grant.ts'
import { openContact, type Contact } from '../gallery.sealed.ts'
import type { SubmissionRow } from '../gallery.store.ts'

const purpose = 'gallery-contact-grant'

/** Records that staff see who sent a submission. @throws ContentNotFound */
export async function requestContact(
  ctx: StaffCtx,
  { id, reason }: MethodParsed<typeof StaffGallery.RequestContact>,
): Promise<{ grant: string }> {
  await inTransaction(ctx, async (tx) => {
    const row = await findSubmission(tx, id)
    if (row.contact_cipher === null) fail('ContentNotFound')
    await auditAct(ctx, tx, {
      act: 'gallerySubmission.contactSeen',
      targetKind: 'gallerySubmission',
      targetId: id,
      reason,
      after: { title: row.title },
    })
  })
  return { grant: makeGrant(ctx, purpose, id) }
}

/** The contact that a grant names. @throws TicketInvalid, ContentNotFound */
export async function seeContact(ctx: StaffCtx, { grant }: { grant: string }): Promise<Contact> {
  const id = openGrant(ctx, purpose, { grant, about: z.uuid() })
  return openContact(ctx.app.env, await findSubmission(ctx.db, id)) ?? fail('ContentNotFound')
}

async function findSubmission(db: Queryable, id: string): Promise<SubmissionRow> {
  const row = await db.selectFrom('gallery_submission').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? fail('ContentNotFound')
}
