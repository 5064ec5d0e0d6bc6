import { foldSearch } from '@guangquan/rules/words/search-fold'
import { sql, type SqlBool } from 'kysely'
import type { Ctx, MemberCtx } from '../../context.ts'
import { anyId, preparedQueries, preparedQuery } from '../../db/prepared-query.ts'
import { beginsWith, prefixEnd } from '../../db/text-prefix.ts'

const suggestions = 20

export interface TagCount {
  name: string
  count: number
}

/**
 * Tags that begin with a text, then those that contain it, most used first in both groups; two or more letters are also
 * matched with the beginning of a tag's pinyin. A merged tag suggests the one it was merged into. An empty text returns
 * the most used tags.
 */
export async function suggestTags(ctx: Ctx, keyword: string, limit = suggestions): Promise<TagCount[]> {
  const word = foldSearch(keyword).text.replaceAll(' ', '')
  if (word === '') return keyword.trim() === '' ? hotTags(ctx.db, { limit }) : []
  const variant = {
    mayBePinyin: /^[a-z]{2,}$/.test(word),
    // One Latin letter is in nearly every tag.
    mayContain: !/^[\p{ASCII}]$/u.test(word),
  }
  return suggestedTags(ctx.db, variant, { word, end: prefixEnd(word), limit })
}

type SuggestVariant = { mayBePinyin: boolean; mayContain: boolean }
type SuggestValues = { word: string; end: string; limit: number }

const suggestedTags = preparedQueries<SuggestValues, SuggestVariant, TagCount>(
  'tag.suggested',
  (db, param, { mayBePinyin, mayContain }) => {
    const begins = (column: string) => beginsWith(sql.ref(column), param('word'), param('end'))
    const contains = sql<SqlBool>`(string_to_array(tag.folded, null) @> string_to_array(${param('word')}, null)
      and strpos(tag.folded, ${param('word')}) > 0)`
    const named = begins('tag.folded')
    const conditions = [
      named,
      ...(mayBePinyin ? [begins('tag.pinyin'), begins('tag.initials')] : []),
      ...(mayContain ? [contains] : []),
    ]
    const query = sql<TagCount>`
      select name, count from (
        (select name, use_count as count, ${named} as begins from tag
          where use_count > 0 and banned_at is null and merged_into is null and (${sql.join(conditions, sql` or `)})
          order by ${named} desc, use_count desc, name limit ${param('limit')})
        union all
        (select shown.name, shown.use_count, true from tag join tag shown on shown.name = tag.merged_into
          where tag.merged_into is not null and ${named}
            and shown.use_count > 0 and shown.banned_at is null
          order by tag.name limit ${param('limit')})
      ) found group by name, count
      order by bool_or(begins) desc, count desc, name limit ${param('limit')}`
    return { compile: () => query.compile(db) }
  },
)

const hotTags = preparedQuery<{ limit: number }, TagCount>('tag.hot', (db, param) => {
  const query = sql<TagCount>`
    select name, use_count as count from tag
    where use_count > 0 and banned_at is null and merged_into is null
    order by use_count desc, name limit ${param('limit')}`
  return { compile: () => query.compile(db) }
})

/** Tags of the caller's newest posts, last used first, with the number of published posts of each. */
export async function listOwnTags(ctx: MemberCtx): Promise<TagCount[]> {
  return ownTags(ctx.db, { memberId: ctx.viewer.id })
}

const ownTags = preparedQuery<{ memberId: string }, TagCount>('tag.own', (db, param) => {
  const query = sql<TagCount>`
    select used.name, coalesce(tag.use_count, 0) as count from (
      select name, max(created_at) as used_at from (
        select tags, created_at from publish where author_id = ${anyId(param('memberId'))} and status <> 5
        order by created_at desc, id desc limit 200
      ) newest, unnest(tags) as name group by name
    ) used left join tag on tag.name = used.name where tag.banned_at is null
    order by used.used_at desc, used.name limit ${sql.lit(suggestions)}`
  return { compile: () => query.compile(db) }
})
