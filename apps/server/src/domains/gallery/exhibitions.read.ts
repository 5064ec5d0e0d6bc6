import type { Exhibition, MethodParsed, OnlineGallery } from '@guangquan/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo, type PageInput } from '../../db/paging.ts'
import { timeKey, type TimeKey } from '../../db/time-key.ts'
import { exhibitionCards, exhibitionOf } from './exhibition.view.ts'
import { findOpened, type ExhibitionRow } from './gallery.store.ts'

/** A page of the exhibitions that are open, those that opened last first. totalCount: capped. */
export function listCurrent(ctx: Ctx, input: MethodParsed<typeof OnlineGallery.GetCurrent>) {
  const found = sql`from exhibition where stage = 1 and start_time <= ${ctx.now} and end_time > ${ctx.now}`
  return pageOfExhibitions(ctx, input, { found, by: 'start_time' })
}

/** A page of the exhibitions that are over, those that closed last first. totalCount: capped. */
export function listPast(ctx: Ctx, { year, ...input }: MethodParsed<typeof OnlineGallery.GetPastList>) {
  const inYear =
    year === undefined ? sql`` : sql`and end_time >= ${startOf(year)} and end_time < ${startOf(year + 1)}`
  const found = sql`from exhibition where stage = 1 and end_time <= ${ctx.now} ${inYear}`
  return pageOfExhibitions(ctx, input, { found, by: 'end_time' })
}

/** In Shanghai. */
const startOf = (year: number) => new Date(`${year}-01-01T00:00:00+08:00`)

interface List {
  found: RawBuilder<unknown>
  by: 'start_time' | 'end_time'
}

async function pageOfExhibitions(ctx: Ctx, input: PageInput, { found, by }: List) {
  const { db } = ctx
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async ({ after, ...window }) => {
      const isBehind =
        after === null ? sql`` : sql`and (${sql.ref(by)}, id) < (${new Date(after[0])}, ${after[1]}::uuid)`
      const read = await sql<ExhibitionRow>`select exhibition.* ${found} ${isBehind}
        order by ${sql.ref(by)} desc, id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: (row): TimeKey => [row[by].getTime(), row.id],
  })
  return { ...page, items: await exhibitionCards(ctx, rows) }
}

/** Years in which an exhibition closed, the newest first. */
export async function listYears({ db, now }: Ctx): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from end_time at time zone 'Asia/Shanghai')::int as year
    from exhibition where stage = 1 and end_time <= ${now} order by year desc limit 100`.execute(db)
  return rows.map(({ year }) => year)
}

/** @throws ContentNotFound also before its opening */
export async function getExhibition(ctx: Ctx, { id }: { id: string }): Promise<Exhibition> {
  return exhibitionOf(ctx, await findOpened(ctx.db, id, ctx.now))
}
