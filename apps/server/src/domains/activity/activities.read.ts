import {
  activitySentences,
  activityFlag,
  activityTypeNames,
  activityTypes,
  type Activity,
  type CalendarDay,
  type MethodOutput,
  type MethodParsed,
} from '@guangquan/contract'
import { instantOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import { activityBounds } from '@guangquan/contract'
import type { App, Ctx } from '../../context.ts'
import { containing } from '../../db/like-pattern.ts'
import { countUpToCap, keysetPage, limitTo } from '../../db/paging.ts'
import { fail } from '../../fail.ts'
import { sitePictureUrl } from '../site-picture/index.ts'
import { findAreas } from '../site/index.ts'
import { isShown } from './activity.store.ts'
import { activityCards, cardColumns, type CardRow } from './activity.view.ts'

/** The order of the list, and id. */
const key = z.tuple([z.int(), z.uuid()])
type Key = z.output<typeof key>

const dayMs = 24 * 3600_000

/** A page of activities: current and future ones by their start, then the rest, newest first. totalCount: capped. */
export async function listActivities(ctx: Ctx, input: MethodParsed<typeof Activity.GetActivityList>) {
  const found = sql`from activity where ${sql.join(conditionsOf(ctx, input), sql` and `)}`
  const { rows, ...page } = await keysetPage(input, key, {
    endlessFor: ctx,
    read: async ({ after, ...window }) => {
      const isBehind =
        after === null ? sql`` : sql`and (sort_key, activity.id) > (${after[0]}::bigint, ${after[1]}::uuid)`
      const read = await sql<CardRow>`select ${cardColumns} ${found} ${isBehind}
        order by sort_key, activity.id ${limitTo(window)}`.execute(ctx.db)
      return read.rows
    },
    count: () => countUpToCap(ctx.db, found),
    keyOf: ({ sort_key: sort, id }): Key => [sort, id],
  })
  return { ...page, items: await activityCards(ctx, rows) }
}

type Filters = MethodParsed<typeof Activity.GetActivityList>

function conditionsOf(ctx: Ctx, input: Filters): RawBuilder<SqlBool>[] {
  const { subType, countyCode, state, month, day, online, shopId, circleId, keyword = '', mine } = input
  return [
    isShown,
    ...(subType === undefined ? [] : [sql<SqlBool>`sub_type = ${sql.lit(subType)}`]),
    ...(countyCode === undefined ? [] : [isIn(countyCode)]),
    ...(state === undefined ? [] : [sql<SqlBool>`state = ${sql.lit(state)}`]),
    ...(month === undefined ? [] : [beginsIn(month)]),
    ...(day === undefined ? [] : [takesPlaceOn(instantOf(`${day} 00:00:00`))]),
    ...(online === undefined ? [] : [sql<SqlBool>`online = ${sql.lit(online)}`]),
    ...(shopId === undefined ? [] : [sql<SqlBool>`shop_id = ${shopId}::uuid`]),
    ...(circleId === undefined ? [] : [sql<SqlBool>`circle_id = ${circleId}::uuid`]),
    ...keyword.split(/\s+/).flatMap((word) => (word === '' ? [] : [hasWord(word)])),
    ...(mine ? [isMine(ctx)] : []),
  ]
}

/** SQL: the word is in its title, summary or address. */
function hasWord(word: string): RawBuilder<SqlBool> {
  const pattern = containing(word)
  return sql<SqlBool>`(title ilike ${pattern} or summary ilike ${pattern} or address ilike ${pattern})`
}

function isIn(code: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${code} in (county_code, city_code, province_code)`
}

function beginsIn(month: string): RawBuilder<SqlBool> {
  const from = instantOf(`${month}-01 00:00:00`)
  const [year, number] = month.split('-').map(Number)
  const next =
    number === 12 ? `${(year ?? 0) + 1}-01` : `${year}-${String((number ?? 0) + 1).padStart(2, '0')}`
  return sql<SqlBool>`start_time >= ${from} and start_time < ${instantOf(`${next}-01 00:00:00`)}`
}

function takesPlaceOn(from: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`start_time < ${new Date(from.getTime() + dayMs)} and end_time > ${from}`
}

/** SQL: whether the caller signed up for it or bookmarked it. */
function isMine({ viewer }: Ctx): RawBuilder<SqlBool> {
  if (viewer === null) return sql<SqlBool>`false`
  return sql<SqlBool>`(exists (select from enrolment e where e.activity_id = activity.id
      and e.member_id = ${viewer.id}::uuid and e.state not in (5, 6, 10))
    or exists (select from activity_bookmark b where b.activity_id = activity.id and b.member_id = ${viewer.id}::uuid))`
}

/** The days of a range on which activities take place. @throws BadInput for a longer range */
export async function listCalendar(
  ctx: Ctx,
  { startDate, endDate, subType }: MethodParsed<typeof Activity.GetCalendarActivityList>,
): Promise<MethodOutput<typeof Activity.GetCalendarActivityList>> {
  const from = instantOf(`${startDate} 00:00:00`)
  const to = new Date(instantOf(`${endDate} 00:00:00`).getTime() + dayMs)
  const length = (to.getTime() - from.getTime()) / dayMs
  if (length < 1 || length > activityBounds.calendarDays)
    fail('BadInput', { fields: { endDate: activitySentences.calendarRange } })
  const ofType = subType === undefined ? sql`` : sql`and sub_type = ${sql.lit(subType)}`
  const { rows } = await sql<CalendarRow>`
    select sub_type, start_time, end_time, cover_small_path, ${isMine(ctx)} as mine from activity
    where ${isShown} and stage = 2 and start_time < ${to} and end_time > ${from} ${ofType}
    order by start_time limit 2000`.execute(ctx.db)
  const days: Record<string, CalendarDay> = {}
  for (const row of rows)
    for (
      let at = Math.max(from.getTime(), dayBefore(row.start_time));
      at < Math.min(to.getTime(), row.end_time.getTime());
      at += dayMs
    )
      addTo(ctx.app, days, keyOfDay(at), row)
  return { days }
}

interface CalendarRow {
  sub_type: number
  start_time: Date
  end_time: Date
  cover_small_path: string | null
  mine: boolean
}

function addTo(app: App, days: Record<string, CalendarDay>, name: string, row: CalendarRow): void {
  const type = Object.values(activityTypes).find((one) => one === row.sub_type)
  if (type === undefined) return
  const before = days[name] ?? { count: 0, types: [], flags: 0, mine: 0, coverUrl: null }
  const { cover_small_path: cover } = row
  days[name] = {
    count: before.count + 1,
    types: [...new Set([...before.types, type])].toSorted((a, b) => a - b),
    flags: before.flags | activityFlag(type),
    mine: before.mine + (row.mine ? 1 : 0),
    coverUrl: before.coverUrl ?? (cover === null ? null : sitePictureUrl(app, cover)),
  }
}

const shanghaiMs = 8 * 3600_000
/** The instant at which the Shanghai day of an instant began, in epoch milliseconds. */
const dayBefore = (instant: Date) => Math.floor((instant.getTime() + shanghaiMs) / dayMs) * dayMs - shanghaiMs
const keyOfDay = (at: number) => new Date(at + shanghaiMs).toISOString().slice(0, 10).replaceAll('-', '')

/** Counties that have activities which are not over. */
export async function listCounties(
  { db }: Ctx,
  { subType }: MethodParsed<typeof Activity.GetActivityCountyList>,
): Promise<MethodOutput<typeof Activity.GetActivityCountyList>> {
  const ofType = subType === undefined ? sql`` : sql`and sub_type = ${sql.lit(subType)}`
  const { rows } = await sql<{
    province_code: string
    city_code: string
    county_code: string
    count: number
  }>`
    select province_code, city_code, county_code, count(*) as count from activity
    where state between 2 and 6 and county_code <> '' ${ofType}
    group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  const items = rows.flatMap((row) => {
    const path = [row.province_code, row.city_code, row.county_code]
    const areas = findAreas(path.filter((code, place) => code !== path[place - 1])) ?? []
    const [city, county] = [areas.at(1) ?? areas.at(0), areas.at(-1)]
    if (city === undefined || county === undefined) return []
    return [
      {
        code: row.county_code,
        name: county.name,
        cityCode: row.city_code,
        cityName: city.name,
        count: row.count,
      },
    ]
  })
  return { items }
}

/** Types of activities, with their bits in the flags of a day. */
export function listTypes() {
  const items = Object.values(activityTypes).map((type) => ({
    type,
    name: activityTypeNames[type],
    flag: activityFlag(type),
  }))
  return Promise.resolve({ items })
}
