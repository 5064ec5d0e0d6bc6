import { createHmac } from 'node:crypto'
import { searchLimits } from '@guangquan/contract'
import { searchWords } from '@guangquan/rules/search-fold'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'

/**
 * Remembers what a member searched for, the last ten, and counts the word among those of the day, once a person.
 * Another spelling of a word takes its place.
 */
export async function addSearchWord(
  ctx: MemberCtx,
  keyword: string,
): Promise<{ id: string; keyword: string }> {
  // Signs alone fold to nothing: then the text is its own key.
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

/** Forgets one word of the caller's, or all. Somebody else's is left alone without a word. */
export async function clearSearchWords(ctx: MemberCtx, id: string | undefined): Promise<void> {
  await ctx.db
    .deleteFrom('search_word')
    .where('member_id', '=', ctx.viewer.id)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute()
}

// What people look for together is nobody's: the hash tells two people of one day apart and is nobody the day after.
function hashSearcher(ctx: MemberCtx, day: string): string {
  return createHmac('sha256', ctx.app.env.secretKey)
    .update(`search\n${day}\n${ctx.viewer.id}`)
    .digest('hex')
    .slice(0, 32)
}
