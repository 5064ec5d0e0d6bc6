import { searchLimits } from '@guangquan/contract'
import { searchWords } from '@guangquan/rules/words/search-fold'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import { hashForDay } from '../../crypto/hash-for-day.ts'
import { inTransaction } from '../../db/in-transaction.ts'

/**
 * Stores a member's last ten searches, and counts the word for the day, once per person. A variant of a stored word
 * replaces it.
 */
export async function addSearchWord(
  ctx: MemberCtx,
  keyword: string,
): Promise<{ id: string; keyword: string }> {
  // Punctuation alone folds to nothing: then the text is its own key.
  const folded = searchWords(keyword).join(' ') || keyword
  return inTransaction(ctx, async (tx) => {
    const { id } = await tx
      .insertInto('search_word')
      .values({ id: uuid(), member_id: ctx.viewer.id, keyword, folded, searched_at: ctx.now })
      .onConflict((conflict) =>
        conflict.columns(['member_id', 'folded']).doUpdateSet({ keyword, searched_at: ctx.now }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`
      delete from search_word where member_id = ${ctx.viewer.id} and id in (
        select id from search_word where member_id = ${ctx.viewer.id}
        order by searched_at desc, id desc offset ${sql.lit(searchLimits.history)})`.execute(tx)
    const day = dayOf(ctx.now)
    await tx
      .insertInto('search_heat')
      .values({ day, folded, keyword, searcher: hashSearcher(ctx, day) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { id, keyword }
  })
}

/** Deletes one of the caller's searches, or all. Another member's is ignored silently. */
export async function clearSearchWords(ctx: MemberCtx, id: string | undefined): Promise<void> {
  await ctx.db
    .deleteFrom('search_word')
    .where('member_id', '=', ctx.viewer.id)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute()
}

// Counts of searched words are anonymous.
const hashSearcher = (ctx: MemberCtx, day: string) =>
  hashForDay(ctx, { purpose: 'search', day, who: ctx.viewer.id })
