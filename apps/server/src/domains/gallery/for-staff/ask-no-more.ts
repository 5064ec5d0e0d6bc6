import { submissionStates, type MethodParsed, type StaffGallery } from '@guangquan/contract'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { createOwnNotices } from '../../notice/index.ts'
import { submissionTargetName } from '../gallery-target-name.ts'
import { lockSeenSubmission } from './lock-version.ts'

const { asked, askedNoMore } = submissionStates

/**
 * Withdraws a request that its author has not answered, with a reason for the author. The photographs can be requested
 * again.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow
 */
export async function askNoMore(
  ctx: StaffCtx,
  { id, version, reason }: MethodParsed<typeof StaffGallery.AskNoMore>,
): Promise<{ id: string }> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockSeenSubmission(tx, { id, version })
    if (before.state !== asked) fail('NotAllowedNow')
    await tx.deleteFrom('gallery_photo').where('submission_id', '=', id).execute()
    await tx
      .updateTable('gallery_submission')
      .set({ state: askedNoMore, reason, version: version + 1, updated_at: ctx.now })
      .where('id', '=', id)
      .execute()
    const target = { kind: submissionTargetName, id }
    await createOwnNotices(tx, ctx.now, [{ memberId: before.member_id, target }], {
      kind: 'gallery.askedNoMore',
      note: reason,
    })
    await auditAct(ctx, tx, {
      act: 'gallerySubmission.askedNoMore',
      targetKind: 'gallerySubmission',
      targetId: id,
      reason,
      before: { title: before.title, state: asked },
      after: { title: before.title, state: askedNoMore },
    })
    return { id }
  })
}
