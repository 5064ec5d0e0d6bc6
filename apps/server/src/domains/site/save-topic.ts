import type { MethodParsed, StaffTopic } from '@guangquan/contract'
import { failChanged } from '../../audit-chain/fail-changed.ts'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'

/** Changes name, order and openness of a topic. @throws ContentNotFound, ChangedMeanwhile */
export async function saveTopic(
  ctx: StaffCtx,
  { id, name, sort, isOpen, version }: MethodParsed<typeof StaffTopic.Save>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before =
      (await tx.selectFrom('topic').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ??
      fail('ContentNotFound')
    if (before.version !== version) await failChanged(tx, { targetKind: 'topic', targetId: id })
    await tx
      .updateTable('topic')
      .set({ name, sort, is_open: isOpen, version: version + 1 })
      .where('id', '=', id)
      .execute()
    await auditAct(ctx, tx, {
      act: 'topic.saved',
      targetKind: 'topic',
      targetId: id,
      before: { name: before.name, sort: before.sort, open: before.is_open },
      after: { name, sort, open: isOpen },
    })
  })
}
