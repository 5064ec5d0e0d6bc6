import { circleStates, type Suggestions } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Ctx } from '../../../context.ts'
import { containsWord, nameWord, termsOf } from '../../member/index.ts'
import { loadCircleItems } from './circle-items.view.ts'

/** SQL for a row `c` of `circle`: it is open, and its name contains the word or is spelled so. */
export function isCircleNamed(keyword: string): RawBuilder<SqlBool> {
  const word = nameWord(keyword)
  const letters = word.texts.pinyin
  const spelled = word.form.mayBePinyin
    ? sql`or starts_with(c.title_pinyin, ${letters}) or starts_with(c.title_initials, ${letters})`
    : sql``
  return sql<SqlBool>`(c.status = ${sql.lit(circleStates.open)}
    and (${containsWord(sql`c.title_folded`, termsOf(word))} ${spelled}))`
}

/** Open circles whose name completes what is typed, those with most members first. */
export async function suggestCircles(
  ctx: Ctx,
  keyword: string,
  max: number,
): Promise<Suggestions['circles']> {
  const { rows } = await sql<{ id: string }>`select c.id from circle c where ${isCircleNamed(keyword)}
    order by c.member_count desc, c.id limit ${sql.lit(max)}`.execute(ctx.db)
  const items = await loadCircleItems(
    ctx,
    rows.map((row) => row.id),
  )
  return items.map(({ id, title, coverUrl, memberCount }) => ({ id, title, coverUrl, memberCount }))
}
