import {
  circleStates,
  type MethodOutput,
  type MethodParsed,
  type PhotographyGroup,
  type Suggestions,
} from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../../context.ts'
import { containing } from '../../../db/like-pattern.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { containsWord, nameWord, termsOf } from '../../member-search/index.ts'
import { loadCircleItems } from './circle-items.view.ts'

/** SQL for a row `c` of `circle`: it is open, and its name contains the word or is spelled so. */
function isCircleNamed(keyword: string): RawBuilder<SqlBool> {
  const word = nameWord(keyword)
  const letters = word.texts.pinyin
  const spelled = word.form.mayBePinyin
    ? sql`or starts_with(c.title_pinyin, ${letters}) or starts_with(c.title_initials, ${letters})`
    : sql``
  return sql<SqlBool>`(c.status = ${sql.lit(circleStates.open)}
    and (${containsWord(sql`c.title_folded`, termsOf(word))} ${spelled}))`
}

/** Open circles whose name completes the typed text, those with most members first. */
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

const membersKey = z.tuple([z.int(), z.uuid()])

/** Open circles with a word in their name or introduction, those with most members first. @throws TokenInvalid */
export async function searchCircles(
  ctx: Ctx,
  input: MethodParsed<typeof PhotographyGroup.Search>,
): Promise<MethodOutput<typeof PhotographyGroup.Search>> {
  const from = sql`from circle c where (${isCircleNamed(input.keyword)}
    or (c.status = ${sql.lit(circleStates.open)} and c.summary ilike ${containing(input.keyword)}))`
  const { rows, ...page } = await keysetPage(input, membersKey, {
    endlessFor: ctx,
    read: async (window) => {
      const after =
        window.after === null
          ? sql`true`
          : sql`(-c.member_count, c.id) > (${-window.after[0]}::int, ${window.after[1]}::uuid)`
      const found = await sql<{ id: string; members: number }>`select c.id, c.member_count as members ${from}
        and ${after} order by -c.member_count, c.id ${limitTo(window)}`.execute(ctx.app.searchDb)
      return found.rows
    },
    count: () => countUpToCap(ctx.app.searchDb, from),
    keyOf: (row) => [row.members, row.id] satisfies z.output<typeof membersKey>,
  })
  return {
    ...page,
    items: await loadCircleItems(
      ctx,
      rows.map((row) => row.id),
    ),
  }
}
