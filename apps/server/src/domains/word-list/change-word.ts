import type { MethodParsed, StaffWord, WordItem } from '@guangquan/contract'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { lockWord, refuseUnfitWord, wordFacts, wordItem } from './word.store.ts'

/** Changes a word of the list. @throws ContentNotFound, ChangedMeanwhile, BadInput */
export async function changeWord(
  ctx: StaffCtx,
  input: MethodParsed<typeof StaffWord.Update>,
): Promise<WordItem> {
  return inTransaction(ctx, async (tx) => {
    const { id, version, word, action, replacement, category, note } = input
    const before = await lockWord(tx, input)
    await refuseUnfitWord(tx, input, id)
    const row = await tx
      .updateTable('word')
      .set({ word, action, replacement, category, note, version: version + 1 })
      .set({ updated_by: ctx.staff.name, updated_at: ctx.now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await auditAct(ctx, tx, {
      act: 'word.changed',
      targetKind: 'word',
      targetId: id,
      before: wordFacts(before),
      after: wordFacts(row),
    })
    return wordItem(row)
  })
}
