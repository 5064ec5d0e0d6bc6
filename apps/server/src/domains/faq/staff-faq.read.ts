import { faqSheet, StaffFaq, type MethodParsed, type StaffFaqItem } from '@guangquan/contract'
import { faqCategoryNames } from '@guangquan/contract/faq/faq.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type Selectable, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../context.ts'
import { containing } from '../../db/like-pattern.ts'
import { countUpToCap, isOnly, keysetPage, limitTo } from '../../db/paging.ts'
import type { FaqEntry } from '../../db/tables.gen.ts'
import { defineExport } from '../../export/list-export.ts'
import { walkPages } from '../../export/walk-pages.ts'

export type EntryRow = Selectable<FaqEntry>

const place = z.tuple([z.int(), z.int(), z.uuid()])
type Place = z.output<typeof place>

type Filters = Pick<MethodParsed<typeof StaffFaq.GetList>, 'keyword' | 'category' | 'isOpen'>

/** A page of all entries, by category and order. totalCount: capped. */
export async function listStaffEntries({ db }: StaffCtx, input: MethodParsed<typeof StaffFaq.GetList>) {
  const found = sql`from faq_entry where ${sql.join(conditionsOf(input), sql` and `)}`
  const { rows, ...page } = await keysetPage(input, place, {
    read: async (window) => {
      const after =
        window.after === null
          ? sql`true`
          : sql`(category, sort, id) > (${window.after[0]}::int, ${window.after[1]}::int, ${window.after[2]}::uuid)`
      const read = await sql<EntryRow>`select * ${found} and ${isOnly(sql.ref('id'), window)} and ${after}
        order by category, sort, id ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: ({ category, sort, id }): Place => [category, sort, id],
  })
  return { ...page, items: rows.map(staffEntry) }
}

export const faqExport = defineExport(StaffFaq.Export, faqSheet, async function* (ctx, input) {
  const { keyword, category, isOpen } = input
  for await (const entry of walkPages((page) =>
    listStaffEntries(ctx, { ...page, keyword, category, isOpen }),
  ))
    yield { ...entry, category: nameOf(faqCategoryNames, entry.category) }
})

export const staffEntry = ({ id, category, question, answer, sort, ...row }: EntryRow): StaffFaqItem => ({
  id,
  category,
  question,
  answer,
  sort,
  isOpen: row.is_open,
  updateTime: timeTextOf(row.updated_at),
  version: row.version,
})

function conditionsOf({ keyword = '', category, isOpen }: Filters) {
  const part = keyword.trim()
  const like = containing(part)
  return [
    sql<SqlBool>`true`,
    ...(part === '' ? [] : [sql<SqlBool>`(question ilike ${like} or answer ilike ${like})`]),
    ...(category === undefined ? [] : [sql<SqlBool>`category = ${category}`]),
    ...(isOpen === undefined ? [] : [sql<SqlBool>`is_open = ${isOpen}`]),
  ]
}
