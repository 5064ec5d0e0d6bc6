import type { MethodParsed, StaffWord } from '@guangquan/contract'
import { sql, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo, type PageWindow } from '../../db/paging.ts'
import { wordItem, type WordRow } from './word.store.ts'

const key = z.tuple([z.int(), z.uuid()])
type Key = z.output<typeof key>

/** A page of the list, last changed first. `keyword`: part of the word, in any case and width. */
export async function listWords(ctx: StaffCtx, input: MethodParsed<typeof StaffWord.GetList>) {
  const { keyword, action, category } = input
  const part = `%${(keyword ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`
  const conditions = [
    sql<SqlBool>`word_key like lower(normalize(${part}::text, NFKC))`,
    ...(action === undefined ? [] : [sql<SqlBool>`action = ${action}`]),
    ...(category === undefined ? [] : [sql<SqlBool>`category = ${category}`]),
  ]
  const found = sql`from word where ${sql.join(conditions, sql` and `)}`
  const read = async (window: PageWindow<Key>) => {
    const after =
      window.after === null
        ? sql<SqlBool>`true`
        : sql<SqlBool>`(updated_at, id) < (${new Date(window.after[0])}, ${window.after[1]}::uuid)`
    const { rows } = await sql<WordRow>`
      select * ${found} and ${after} order by updated_at desc, id desc ${limitTo(window)}`.execute(ctx.db)
    return rows
  }
  const { rows, ...page } = await keysetPage(input, key, {
    read,
    count: () => countUpToCap(ctx.db, found),
    keyOf: (row): Key => [row.updated_at.getTime(), row.id],
  })
  return { ...page, items: rows.map(wordItem) }
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
