import { reportTypes } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { decidePost, type PostDecision } from '../post/index.ts'
import { decideReports } from '../report/index.ts'

/** Decides about a post in review, and about its open reports. @throws what `decidePost` throws */
export async function reviewPost(ctx: Pick<Ctx, 'db' | 'now'>, decision: PostDecision): Promise<void> {
  const { now } = ctx
  await inTransaction(ctx, async (tx) => {
    await decidePost({ db: tx, now }, decision)
    const { id: targetId, pass } = decision
    await decideReports(tx, { now, reportType: reportTypes.post, targetId, upheld: !pass })
  })
}
