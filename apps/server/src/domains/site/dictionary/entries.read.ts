import {
  dictionarySheet,
  StaffDictionary,
  type EditedDictionary,
  type MethodParsed,
  type StaffDictionaryItem,
} from '@guangquan/contract'
import { dictionaryNames } from '@guangquan/contract/staff/staff-names'
import { sql, type Selectable } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { anyOf, preparedQuery } from '../../../db/prepared-query.ts'
import { countUpToCap, keysetPage, limitTo, isOnly } from '../../../db/paging.ts'
import type { DictionaryEntry } from '../../../db/tables.gen.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { fail } from '../../../fail.ts'

export type EntryRow = Selectable<DictionaryEntry>

/** The entries that members can choose, in order. */
export function openEntries(db: Queryable, code: EditedDictionary): Promise<EntryRow[]> {
  return db
    .selectFrom('dictionary_entry')
    .selectAll()
    .where('code', '=', code)
    .where('is_open', '=', true)
    .orderBy('is_other')
    .orderBy('sort')
    .orderBy('value')
    .execute()
}

/** All entries of a dictionary, in no particular order. */
export function allEntries(db: Queryable, code: EditedDictionary): Promise<EntryRow[]> {
  return db.selectFrom('dictionary_entry').selectAll().where('code', '=', code).execute()
}

/** An entry that may be chosen now; undefined for one that is switched off, and for an unknown number. */
export async function findChoice(
  db: Queryable,
  code: EditedDictionary,
  value: number,
): Promise<{ isOther: boolean } | undefined> {
  return db
    .selectFrom('dictionary_entry')
    .select('is_other as isOther')
    .where('code', '=', code)
    .where('value', '=', value)
    .where('is_open', '=', true)
    .executeTakeFirst()
}

/** Names of all entries of some dictionaries, also of those that are switched off; empty for an unknown number. */
export async function choiceNames(
  db: Queryable,
  codes: readonly EditedDictionary[],
): Promise<(code: EditedDictionary, value: number) => string> {
  const rows = await namesOf(db, { codes })
  const names = new Map(rows.map((row) => [`${row.code} ${row.value}`, row.name]))
  return (code, value) => names.get(`${code} ${value}`) ?? ''
}

const namesOf = preparedQuery<
  { codes: readonly EditedDictionary[] },
  { code: string; value: number; name: string }
>('dictionary.names', (db, param) =>
  db
    .selectFrom('dictionary_entry')
    .select(['code', 'value', 'name'])
    .where('code', '=', anyOf(param('codes'), 'text')),
)

const key = z.tuple([z.boolean(), z.int(), z.int()])

/** A page of a dictionary in its order. totalCount: capped. */
export async function listEntries({ db }: StaffCtx, input: MethodParsed<typeof StaffDictionary.GetList>) {
  const found = sql`from dictionary_entry where code = ${input.code}`
  const { rows, ...page } = await keysetPage(input, key, {
    read: async (window) => {
      const [isOther, sort, value] = window.after ?? [false, -1, 0]
      const read = await sql<EntryRow>`select * ${found}
        and ${isOnly(sql.ref('value'), window, 'bigint')} and (is_other, sort, value) > (${isOther}, ${sort}, ${value})
        order by is_other, sort, value ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: (row): z.output<typeof key> => [row.is_other, row.sort, row.value],
  })
  return { ...page, items: rows.map(entryItem) }
}

export const dictionaryExport = defineExport(
  StaffDictionary.Export,
  dictionarySheet,
  async function* (ctx, { code }) {
    for await (const entry of walkPages((page) => listEntries(ctx, { ...page, code })))
      yield { ...entry, dictionary: dictionaryNames[code] }
  },
)

/** @throws ContentNotFound */
export async function loadEntry(
  db: Queryable,
  { code, value }: { code: EditedDictionary; value: number },
): Promise<StaffDictionaryItem> {
  const row = await db
    .selectFrom('dictionary_entry')
    .selectAll()
    .where('code', '=', code)
    .where('value', '=', value)
    .executeTakeFirst()
  return entryItem(row ?? fail('ContentNotFound'))
}

function entryItem(row: EntryRow): StaffDictionaryItem {
  return {
    value: row.value,
    name: row.name,
    sort: row.sort,
    isOpen: row.is_open,
    isOther: row.is_other,
    version: row.version,
  }
}
