import { StaffWord, wordActions, wordSheet, type MethodParsed } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { countUpToCap, keysetPage, limitTo, type PageWindow, isOnly } from '../../db/paging.ts'
import { walkRows } from '../../db/walk-rows.ts'
import { containing } from '../../db/like-pattern.ts'
import { defineExport } from '../../export/list-export.ts'
import { wordItem, type WordRow } from './word.store.ts'

const key = z.tuple([z.int(), z.uuid()])
type Key = z.output<typeof key>
type Filters = Pick<MethodParsed<typeof StaffWord.GetList>, 'keyword' | 'action' | 'category'>

/** A page of the list, last changed first. `keyword`: part of the word, in any case and width. */
export async function listWords(ctx: StaffCtx, input: MethodParsed<typeof StaffWord.GetList>) {
  const found = wordsWith(input)
  const { rows, ...page } = await keysetPage(input, key, {
    read: (window) => readWords(ctx.db, found, window),
    count: () => countUpToCap(ctx.db, found),
    keyOf,
  })
  return { ...page, items: rows.map(wordItem) }
}

export const wordExport = defineExport(StaffWord.Export, wordSheet, async function* (ctx, filters) {
  const found = wordsWith(filters)
  const rows = walkRows<WordRow>((after, limit) =>
    readWords(ctx.db, found, { after: after === undefined ? null : keyOf(after), limit, skip: 0 }),
  )
  for await (const row of rows) {
    const { action, ...item } = wordItem(row)
    yield { ...item, action: wordActions[action] }
  }
})

const keyOf = ({ updated_at, id }: WordRow): Key => [updated_at.getTime(), id]

function wordsWith({ keyword, action, category }: Filters): RawBuilder<unknown> {
  const part = containing(keyword ?? '')
  const conditions = [
    sql<SqlBool>`word_key like lower(normalize(${part}::text, NFKC))`,
    ...(action === undefined ? [] : [sql<SqlBool>`action = ${action}`]),
    ...(category === undefined ? [] : [sql<SqlBool>`category = ${category}`]),
  ]
  return sql`from word where ${sql.join(conditions, sql` and `)}`
}

async function readWords(
  db: Queryable,
  found: RawBuilder<unknown>,
  window: Pick<PageWindow<Key>, 'after' | 'limit' | 'skip' | 'only'>,
): Promise<WordRow[]> {
  const after =
    window.after === null
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(updated_at, id) < (${new Date(window.after[0])}, ${window.after[1]}::uuid)`
  const { rows } = await sql<WordRow>`
    select * ${found} and ${isOnly(sql.ref('id'), window)} and ${after} order by updated_at desc, id desc ${limitTo(window)}`.execute(
    db,
  )
  return rows
}

/** Every category of the list, by name. */
export async function listCategories(ctx: StaffCtx): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('word')
    .select('category')
    .distinct()
    .where('category', '<>', '')
    .orderBy('category')
    .limit(200)
    .execute()
  return rows.map(({ category }) => category)
}

/** Words of the list in the global search of the console. */
export const wordSearch = {
  kind: 'word',
  access: StaffWord.GetList.access,
  find: async (ctx: StaffCtx, { text, limit }: { text: string; limit: number }) => {
    const rows = await readWords(ctx.db, wordsWith({ keyword: text }), { after: null, limit, skip: 0 })
    return rows.map(({ id, word, category }) => ({ id, title: word, detail: category }))
  },
} as const
