import { StaffTag, tagSheet, type MethodParsed, type StaffTagItem } from '@guangquan/contract'
import { tagStateNames } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { App, StaffCtx } from '../../../context.ts'
import { containing } from '../../../db/like-pattern.ts'
import { countUpToCap, keysetPage, limitTo, isOnly } from '../../../db/paging.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { fail } from '../../../fail.ts'
import { sitePictureUrl } from '../../site-picture/index.ts'
import type { TagRow } from '../tag.store.ts'

type ListInput = MethodParsed<typeof StaffTag.GetList>

/** Number of posts or epoch microseconds of the last use, which a Date cannot represent, then the name. */
const key = z.tuple([z.int(), z.string()])

interface ListedRow extends TagRow {
  last_used_us: number
}

const states = {
  open: sql<SqlBool>`merged_into is null and banned_at is null`,
  merged: sql<SqlBool>`merged_into is not null`,
  banned: sql<SqlBool>`banned_at is not null`,
}

/** A page of the tags. `keyword`: part of the name. totalCount: capped. */
export async function listStaffTags({ app, db }: StaffCtx, input: ListInput) {
  const found = tagsWith(input)
  const byTime = input.sort === 'recent'
  const column = byTime ? sql.ref('last_used_at') : sql.ref('use_count')
  const { rows, ...page } = await keysetPage(input, key, {
    read: async (window) => {
      const read = await sql<ListedRow>`
        select *, (extract(epoch from last_used_at) * 1000000)::float8 as last_used_us ${found}
          and ${isOnly(sql.ref('name'), window, 'text')} and ${afterKey(window.after)}
        order by ${column} desc, name ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: (row): z.output<typeof key> => [byTime ? row.last_used_us : row.use_count, row.name],
  })
  return { ...page, items: rows.map((row) => tagItem(app, row)) }

  function afterKey(after: z.output<typeof key> | null): RawBuilder<SqlBool> {
    if (after === null) return sql<SqlBool>`true`
    const [first, name] = after
    const bound = byTime
      ? sql`timestamptz 'epoch' + ${first}::float8 * interval '1 microsecond'`
      : sql`${first}::integer`
    return sql<SqlBool>`${column} <= ${bound} and (${column} < ${bound} or name > ${name})`
  }
}

export const tagExport = defineExport(StaffTag.Export, tagSheet, async function* (ctx, filters) {
  const { keyword, state, sort } = filters
  for await (const tag of walkPages((page) => listStaffTags(ctx, { ...page, keyword, state, sort })))
    yield { ...tag, state: tagStateNames[tag.state] }
})

/** @throws ContentNotFound */
export async function loadStaffTag({ app, db }: StaffCtx, name: string): Promise<StaffTagItem> {
  const row = await db.selectFrom('tag').selectAll().where('name', '=', name).executeTakeFirst()
  return tagItem(app, row ?? fail('ContentNotFound'))
}

function tagsWith({ keyword, state }: ListInput): RawBuilder<unknown> {
  const conditions = [
    state === undefined ? sql<SqlBool>`true` : states[state],
    ...(keyword === undefined ? [] : [sql<SqlBool>`name ilike ${containing(keyword)}`]),
  ]
  return sql`from tag where ${sql.join(conditions, sql` and `)}`
}

function tagItem(app: App, row: TagRow): StaffTagItem {
  const { name, use_count: count, merged_into: mergedInto, banned_at: bannedAt, version } = row
  return {
    name,
    count,
    lastUsedTime: row.last_used_at.getTime() === 0 ? null : timeTextOf(row.last_used_at),
    state: mergedInto !== null ? 'merged' : bannedAt !== null ? 'banned' : 'open',
    mergedInto: mergedInto ?? '',
    cover: sitePictureUrl(app, row.cover),
    version,
  }
}
