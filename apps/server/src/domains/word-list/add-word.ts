import type { WordInput, WordItem } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { lockWords, refuseFullList, refuseUnfitWord, wordFacts, wordItem } from './word.store.ts'

/** Adds a word to the list; every node compiles it again. @throws BadInput */
export async function addWord(ctx: StaffCtx, input: WordInput): Promise<WordItem> {
  const facts = wordFacts(input)
  const id = uuid()
  return inTransaction(ctx, async (tx) => {
    await lockWords(tx)
    await refuseFullList(tx)
    await refuseUnfitWord(tx, input, id)
    const { word, action, replacement, category, note } = input
    const row = await tx
      .insertInto('word')
      .values({
        id,
        word,
        action,
        replacement,
        category,
        note,
        updated_by: ctx.staff.name,
        updated_at: ctx.now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await auditAct(ctx, tx, { act: 'word.added', targetKind: 'word', targetId: id, after: facts })
    return wordItem(row)
  })
}
