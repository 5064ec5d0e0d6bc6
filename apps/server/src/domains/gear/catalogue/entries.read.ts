import {
  gearSheet,
  StaffGear,
  unknownGearSheet,
  type MethodParsed,
  type StaffGearItem,
} from '@guangquan/contract'
import { gearKindNames } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { NIL as nilUuid } from 'uuid'
import * as z from 'zod'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { countUpToCap, keysetPage, limitTo, isOnly } from '../../../db/paging.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import {
  countGearEntries,
  gearDirectory,
  getGearEntry,
  listGearEntries,
  suggestEntries,
  type GearEntry,
  type GearKind,
} from '../../gear-catalogue/index.ts'

/** A page of the catalogue by name. `keyword`: part of a name, maker or alias. totalCount: capped. */
export async function listEntries(ctx: StaffCtx, input: MethodParsed<typeof StaffGear.GetList>) {
  const filter = { kind: input.kind, keyword: input.keyword ?? '' }
  const { rows, ...page } = await keysetPage(input, z.tuple([z.string(), z.string()]), {
    read: (window) => listGearEntries(ctx.db, filter, window),
    count: () => countGearEntries(ctx.db, filter),
    keyOf: ({ name, id }): [string, string] => [name, id],
  })
  return { ...page, items: await entryItems(ctx.db, input.kind, rows) }
}

export const gearExport = defineExport(StaffGear.Export, gearSheet, async function* (ctx, { kind, keyword }) {
  for await (const entry of walkPages((page) => listEntries(ctx, { ...page, kind, keyword })))
    yield { ...entry, kind: gearKindNames[kind] }
})

export const unknownGearExport = defineExport(
  StaffGear.ExportUnknown,
  unknownGearSheet,
  async function* (ctx, { kind }) {
    for await (const unknown of walkPages((page) => listUnknownNames(ctx, { ...page, kind })))
      yield {
        ...unknown,
        kind: gearKindNames[kind],
        into: '',
        suggestions: unknown.suggestions.map(({ name }) => name),
      }
  },
)

/** The catalogue in the global search of the console. */
export const gearSearch = (['camera', 'lens'] as const).map((kind) => ({
  kind,
  access: StaffGear.GetList.access,
  find: async (ctx: StaffCtx, { text, limit }: { text: string; limit: number }) => {
    const { items } = await listEntries(ctx, { kind, keyword: text, maxResultCount: limit })
    return items.map(({ id, name, brand }) => ({ id, title: name, detail: brand }))
  },
}))

/** @throws ContentNotFound */
export async function loadEntry(db: Queryable, kind: GearKind, id: string): Promise<StaffGearItem> {
  const entry = await getGearEntry(db, kind, id)
  const [item] = await entryItems(db, kind, [entry])
  if (item === undefined) throw new Error('an entry has no item')
  return item
}

async function entryItems(
  db: Queryable,
  kind: GearKind,
  entries: readonly GearEntry[],
): Promise<StaffGearItem[]> {
  const { rows } = await sql<{ gear_id: string; count: number }>`select gear_id, count from gear_stat
    where kind = ${kind} and figure = 'posts' and gear_id = any(${entries.map(({ id }) => id)}::text[])`.execute(
    db,
  )
  const counts = new Map(rows.map((row) => [row.gear_id, row.count]))
  return entries.map((entry) => ({ ...entry, kind, postCount: counts.get(entry.id) ?? 0 }))
}

interface UnknownRow {
  id: string
  kind: GearKind
  make: string
  name: string
  photographs: number
  first_at: Date
}

/** A page of the names that photographs carry and the catalogue does not know, most photographs first. */
export async function listUnknownNames(ctx: StaffCtx, input: MethodParsed<typeof StaffGear.GetUnknownList>) {
  const found = sql`from gear_unknown_name where kind = ${input.kind} and dismissed_at is null`
  const { rows, ...page } = await keysetPage(input, z.tuple([z.int(), z.uuid()]), {
    read: async (window) => {
      const after = window.after ?? [2 ** 31 - 1, nilUuid]
      const read = await sql<UnknownRow>`select id, kind, make, name, photographs, first_at ${found}
        and ${isOnly(sql.ref('id'), window)} and photographs <= ${after[0]} and (photographs < ${after[0]} or id > ${after[1]}::uuid)
        order by photographs desc, id ${limitTo(window)}`.execute(ctx.db)
      return read.rows
    },
    count: () => countUpToCap(ctx.db, found),
    keyOf: ({ photographs, id }): [number, string] => [photographs, id],
  })
  const directory = await gearDirectory(ctx.app)
  const items = rows.map(({ photographs, first_at: first, ...name }) => ({
    ...name,
    photographCount: photographs,
    firstTime: timeTextOf(first),
    suggestions: suggestEntries(directory, name),
  }))
  return { ...page, items }
}
