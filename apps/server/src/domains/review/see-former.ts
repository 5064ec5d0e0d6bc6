import type { FormerPicture, MethodParsed, ReviewCase } from '@guangquan/contract'
import * as z from 'zod'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { loadFormerPictures } from '../media/index.ts'
import { findWaitingAppeal } from '../sanction/index.ts'

/** What decisions about posts and comments store of the pictures that they masked. */
const Before = z.object({
  swaps: z.array(z.object({ fileId: z.string(), maskedId: z.string() })).default([]),
})

const maxDecisions = 20

/**
 * The pictures before they were masked, for staff who may decide the appeal about their post or comment.
 * @returns an empty list if nothing was masked
 * @throws ContentNotFound for an appeal that was decided, or is not about a post or comment; Forbidden for the person
 * who gave the strike
 */
export async function seeFormer(
  ctx: StaffCtx,
  { appealId, reason }: MethodParsed<typeof ReviewCase.SeeFormer>,
): Promise<{ items: FormerPicture[] }> {
  const { memberId, targetKind, targetId } =
    (await findWaitingAppeal(ctx, appealId)) ?? fail('ContentNotFound')
  if ((targetKind !== 'post' && targetKind !== 'comment') || targetId === null) fail('ContentNotFound')
  const swaps = await listSwaps(ctx.db, { memberId, kind: targetKind, targetId })
  const items = await loadFormerPictures(ctx, swaps)
  await inTransaction(ctx, (tx) =>
    auditAct(ctx, tx, {
      act: 'review.formerSeen',
      targetKind,
      targetId,
      reason,
      after: { appeal: appealId, files: swaps.map(({ fileId }) => fileId) },
    }),
  )
  return { items }
}

async function listSwaps(db: Queryable, target: { memberId: string; kind: string; targetId: string }) {
  const rows = await db
    .selectFrom('review_case')
    .where('member_id', '=', target.memberId)
    .where('kind', '=', target.kind)
    .where('target_id', '=', target.targetId)
    .where('decision', '=', 'mask')
    .where('before', 'is not', null)
    .select('before')
    .orderBy('decided_at')
    .limit(maxDecisions)
    .execute()
  return rows.flatMap(({ before }) => Before.parse(before).swaps)
}
