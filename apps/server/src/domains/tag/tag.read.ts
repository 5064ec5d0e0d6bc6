import { foldSearch } from '@guangquan/rules/search-fold'
import { sql, type SqlBool } from 'kysely'
import type { Ctx, MemberCtx } from '../../context.ts'
import { anyId, preparedQuery } from '../../db/prepared-query.ts'

const suggestions = 20

export interface TagCount {
  name: string
  count: number
}

/**
 * Tags that begin with a text, then those that contain it, most used first in both groups; two letters or more may also
 * be the beginning of a tag's pinyin. A tag that was merged suggests the one it was merged into. For an empty text the most used tags of all.
 */
export async function suggestTags(ctx: Ctx, keyword: string, limit = suggestions): Promise<TagCount[]> {
  const word = foldSearch(keyword.replace(/^#/, '')).text.replaceAll(' ', '')
  if (word === '') return keyword.trim() === '' ? listHotTags(ctx, limit) : []
  // Folded text contains no wildcard of `like`.
  const begins = sql<SqlBool>`tag.folded like ${`${word}%`}`
  const pinyinPrefix = sql<SqlBool>`(pinyin like ${`${word}%`} or initials like ${`${word}%`})`
  const contains = sql<SqlBool>`(string_to_array(folded, null) @> string_to_array(${word}, null)
    and strpos(folded, ${word}) > 0)`
  const conditions = [
    begins,
    ...(/^[a-z]{2,}$/.test(word) ? [pinyinPrefix] : []),
    // One Latin letter is in nearly every tag.
    ...(/^[\p{ASCII}]$/u.test(word) ? [] : [contains]),
  ]
  const { rows } = await sql<TagCount>`
    select name, count from (
      (select name, use_count as count, ${begins} as begins from tag
        where use_count > 0 and banned_at is null and merged_into is null and (${sql.join(conditions, sql` or `)})
        order by ${begins} desc, use_count desc, name limit ${limit})
      union all
      (select shown.name, shown.use_count, true from tag join tag shown on shown.name = tag.merged_into
        where tag.merged_into is not null and ${begins}
          and shown.use_count > 0 and shown.banned_at is null
        order by tag.name limit ${limit})
    ) found group by name, count
    order by bool_or(begins) desc, count desc, name limit ${limit}`.execute(ctx.db)
  return rows
}

function listHotTags(ctx: Ctx, limit: number): Promise<TagCount[]> {
  return ctx.db
    .selectFrom('tag')
    .select(['name', 'use_count as count'])
    .where('use_count', '>', 0)
    .where('banned_at', 'is', null)
    .where('merged_into', 'is', null)
    .orderBy('use_count', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute()
}

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
