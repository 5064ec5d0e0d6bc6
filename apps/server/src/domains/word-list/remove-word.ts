import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { lockWord, wordFacts } from './word.store.ts'

/** Removes a word from the list. @throws ContentNotFound, ChangedMeanwhile */
export async function removeWord(ctx: StaffCtx, input: { id: string; version: number }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await lockWord(tx, input)
    await tx.deleteFrom('word').where('id', '=', before.id).execute()
    await auditAct(ctx, tx, {
      act: 'word.removed',
      targetKind: 'word',
      targetId: before.id,
      before: wordFacts(before),
    })
  })
}
