import {
  lotterySheet,
  lotteryStateNames,
  lotteryType,
  lotteryTypeNames,
  StaffLottery,
  type MethodParsed,
  type StaffLotteryDetail,
  type StaffLotteryItem,
} from '@guangquan/contract'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { lotteryStages } from '@guangquan/rules/events/lottery-state'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { containing } from '../../../db/like-pattern.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { fail } from '../../../fail.ts'
import { findAskedOf } from '../entrant.read.ts'
import { findModels } from '../lottery-models.ts'
import { findLottery, loadPrizes, loadRounds, stateOf, type LotteryRow } from '../lottery.store.ts'

type Filters = Omit<MethodParsed<typeof StaffLottery.Export>, 'reason' | 'requestId'>

/** A page of the lotteries, newest first, drafts too. totalCount: capped. */
export async function listStaffLotteries(ctx: StaffCtx, input: MethodParsed<typeof StaffLottery.GetList>) {
  const { db, now } = ctx
  const found = sql`from lottery where ${sql.join(conditionsOf(input, now), sql` and `)}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const read = await sql<LotteryRow>`select * ${found} and ${isInWindow('lottery', window)}
        order by created_at desc, id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await staffItems(ctx, rows) }
}

/** `lotteryStateAt` in SQL, by its number. */
const statesInSql = (now: Date): readonly RawBuilder<SqlBool>[] => {
  const claimsEnd = sql`coalesce(drawn_at, end_time) + make_interval(days => claim_days)`
  const isOver = sql`(stage = 2 or (stage = 1 and type = 1 and end_time <= ${now}))`
  return [
    sql<SqlBool>`stage = 0`,
    sql<SqlBool>`(stage = 1 and start_time > ${now})`,
    sql<SqlBool>`(stage = 1 and start_time <= ${now} and end_time > ${now})`,
    sql<SqlBool>`(stage = 1 and type <> 1 and end_time <= ${now})`,
    sql<SqlBool>`(${isOver} and ${claimsEnd} > ${now})`,
    sql<SqlBool>`(${isOver} and ${claimsEnd} <= ${now})`,
    sql<SqlBool>`stage = 3`,
  ]
}

function conditionsOf({ keyword = '', type, state }: Filters, now: Date): RawBuilder<SqlBool>[] {
  const word = keyword.trim()
  const ofState = state === undefined ? undefined : statesInSql(now)[state]
  return [
    sql<SqlBool>`true`,
    ...(word === '' ? [] : [sql<SqlBool>`title ilike ${containing(word)}`]),
    ...(type === undefined ? [] : [sql<SqlBool>`type = ${type}`]),
    ...(ofState === undefined ? [] : [ofState]),
  ]
}

async function staffItems({ db, now }: StaffCtx, rows: readonly LotteryRow[]): Promise<StaffLotteryItem[]> {
  const ids = rows.map(({ id }) => id)
  const [prizes, counts] = [await loadPrizes(db, ids), await countEntries(db, ids)]
  return rows.map((row) => ({
    id: row.id,
    type: lotteryType.parse(row.type),
    title: row.title,
    state: stateOf(row, now),
    startTime: timeTextOf(row.start_time),
    endTime: timeTextOf(row.end_time),
    drawTime: row.draw_time && timeTextOf(row.draw_time),
    tickets: counts.get(row.id)?.tickets ?? 0,
    members: counts.get(row.id)?.members ?? 0,
    prizes: (prizes.get(row.id) ?? []).reduce((sum, { count }) => sum + count, 0),
    waitsFor: waitsFor(row, now),
    version: row.version,
  }))
}

function waitsFor(row: LotteryRow, now: Date): StaffLotteryItem['waitsFor'] {
  const isDue = row.stage === lotteryStages.published && row.draw_time !== null && now >= row.draw_time
  if (!isDue || row.public_source === '') return null
  return row.public_value === null ? 'value' : 'confirmation'
}

async function countEntries(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, { tickets: number; members: number }>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; tickets: number; members: number }>`
    select lottery_id as id, count(*)::int as tickets, count(distinct code)::int as members
    from lottery_ticket where lottery_id = any(${[...ids]}::uuid[]) group by lottery_id`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export const lotteryExport = defineExport(StaffLottery.Export, lotterySheet, async function* (ctx, input) {
  const { reason: _reason, requestId: _requestId, ...filters } = input
  for await (const one of walkPages((page) => listStaffLotteries(ctx, { ...page, ...filters })))
    yield {
      id: one.id,
      title: one.title,
      type: nameOf(lotteryTypeNames, one.type),
      state: nameOf(lotteryStateNames, one.state),
      startTime: one.startTime,
      endTime: one.endTime,
      drawTime: one.drawTime ?? '',
      members: one.members,
      tickets: one.tickets,
      prizes: one.prizes,
    }
})

/** A lottery with all fields of its form. @throws ContentNotFound */
export async function getStaffLottery(ctx: StaffCtx, { id }: { id: string }): Promise<StaffLotteryDetail> {
  const { db, staff } = ctx
  const row = (await findLottery(db, id)) ?? fail('ContentNotFound')
  const [[item], prizes, rounds, asked, models, coins] = await Promise.all([
    staffItems(ctx, [row]),
    loadPrizes(db, [id]),
    loadRounds(db, id),
    findAskedOf(db, row),
    findModels(db, id),
    sumCoins(db, id),
  ])
  if (item === undefined) throw new Error('a lottery that is gone')
  return {
    ...item,
    activityId: row.activity_id,
    activityTitle: asked.activity?.title ?? '',
    questionnaireId: row.questionnaire_id,
    questionnaireTitle: asked.questionnaire?.title ?? '',
    minLevel: row.min_level,
    ownersOnly: row.owners_only,
    models,
    minDays: row.min_days,
    needsCheckIn: row.needs_check_in,
    coins: row.coins,
    perDay: row.per_day,
    perTotal: row.per_total,
    claimDays: row.claim_days,
    rules: row.rules,
    contact: row.contact,
    publicSource: row.public_source,
    // The confirming person looks it up at its source, not here.
    publicValue: row.drawn_at !== null || row.value_by === staff.id ? row.public_value : null,
    valueBy: row.value_by_name,
    confirmedBy: row.confirmed_by_name,
    isOwnValue: row.value_by === staff.id,
    drawnTime: row.drawn_at && timeTextOf(row.drawn_at),
    cancelReason: row.cancel_reason,
    ...coins,
    prizeRows: (prizes.get(id) ?? []).map((one) => ({
      giftId: one.gift_id,
      title: one.title,
      value: one.value,
      count: one.count,
      odds: one.odds,
      given: one.given,
    })),
    commits: rounds.map(({ commit }) => commit),
  }
}

async function sumCoins(db: Queryable, id: string): Promise<{ paid: number; refunded: number }> {
  const row = await db
    .selectFrom('lottery_ticket')
    .where('lottery_id', '=', id)
    .select((eb) => [
      eb.fn.sum<number | null>('coins').as('paid'),
      eb.fn.sum<number | null>('coins').filterWhere('refunded', '=', true).as('refunded'),
    ])
    .executeTakeFirstOrThrow()
  return { paid: Number(row.paid ?? 0), refunded: Number(row.refunded ?? 0) }
}
