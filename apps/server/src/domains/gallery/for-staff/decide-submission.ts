import { submissionStates, type MethodParsed, type NoticeKind, type StaffGallery } from '@guangquan/contract'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { createOwnNotices } from '../../notice/index.ts'
import { submissionTargetName } from '../gallery-target-name.ts'
import { lockSeenSubmission } from './lock-version.ts'

const { chosen, notChosen, originalNeeded, hanging } = submissionStates
const outcomes = {
  choose: { state: chosen, kind: 'gallery.chosen' },
  refuse: { state: notChosen, kind: 'gallery.notChosen' },
  original: { state: originalNeeded, kind: 'gallery.originalNeeded' },
} as const satisfies Record<string, { state: number; kind: NoticeKind }>

/**
 * Decides about a submission and notifies its member of the reason. A hanging work has to be taken down first.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow
 */
export async function decideSubmission(
  ctx: StaffCtx,
  { id, version, decision, reason }: MethodParsed<typeof StaffGallery.Decide>,
): Promise<{ id: string }> {
  const { state, kind } = outcomes[decision]
  return inTransaction(ctx, async (tx) => {
    const before = await lockSeenSubmission(tx, { id, version })
    // Only the author decides about a curator's request.
    if (before.call_id === null || before.state === hanging || before.state === state) fail('NotAllowedNow')
    await tx
      .updateTable('gallery_submission')
      .set({ state, reason, version: version + 1, updated_at: ctx.now })
      .where('id', '=', id)
      .execute()
    const target = { kind: submissionTargetName, id }
    await createOwnNotices(tx, ctx.now, [{ memberId: before.member_id, target }], { kind, note: reason })
    await auditAct(ctx, tx, {
      act: 'gallerySubmission.decided',
      targetKind: 'gallerySubmission',
      targetId: id,
      reason,
      before: { title: before.title, state: before.state },
      after: { title: before.title, state },
    })
    return { id }
  })
}
