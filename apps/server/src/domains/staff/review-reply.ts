import { reportTypes } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { decideReply } from '../reply/index.ts'
import { decideReports } from '../report/index.ts'

/** Decides about a comment in review, and about its open reports. @throws what `decideReply` throws */
export async function reviewReply(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { id, pass }: { id: string; pass: boolean },
): Promise<void> {
  const { now } = ctx
  await inTransaction(ctx, async (tx) => {
    await decideReply({ db: tx, now }, { id, pass })
    await decideReports(tx, { now, reportType: reportTypes.comment, targetId: id, upheld: !pass })
  })
}
