import { lotteryTypes } from '@guangquan/contract'
import { lotteryStages, lotteryStateAt, type LotteryFacts } from '@guangquan/rules/events/lottery-state'
import type { Selectable } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import type { Lottery, LotteryPrize, LotteryRound, LotteryTicket } from '../../db/tables.gen.ts'
import { fail } from '../../fail.ts'

export type LotteryRow = Selectable<Lottery>
export type PrizeRow = Selectable<LotteryPrize>
export type RoundRow = Selectable<LotteryRound>
export type TicketRow = Selectable<LotteryTicket>

const factsOf = (row: LotteryRow): LotteryFacts => ({
  stage: row.stage,
  type: row.type,
  startTime: row.start_time.getTime(),
  endTime: row.end_time.getTime(),
  drawnAt: row.drawn_at?.getTime() ?? null,
  claimDays: row.claim_days,
})

export const stateOf = (row: LotteryRow, now: Date) => lotteryStateAt(factsOf(row), now.getTime())

export function findLottery(db: Queryable, id: string): Promise<LotteryRow | undefined> {
  return db.selectFrom('lottery').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A lottery that was published, as everybody may read it. @throws ContentNotFound */
export async function findShownLottery(db: Queryable, id: string): Promise<LotteryRow> {
  const row = await findLottery(db, id)
  return row === undefined || row.stage === lotteryStages.draft ? fail('ContentNotFound') : row
}

export function lockLottery(tx: Tx, id: string): Promise<LotteryRow | undefined> {
  return tx.selectFrom('lottery').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export async function loadPrizes(db: Queryable, ids: readonly string[]): Promise<Map<string, PrizeRow[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('lottery_prize')
    .selectAll()
    .where('lottery_id', 'in', [...ids])
    .orderBy('lottery_id')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, (row) => row.lottery_id)
}

export function loadRounds(db: Queryable, id: string): Promise<RoundRow[]> {
  return db.selectFrom('lottery_round').selectAll().where('lottery_id', '=', id).orderBy('round').execute()
}

/** The round to which a ticket of now belongs. */
export function findRound(
  db: Queryable,
  { id, now }: { id: string; now: Date },
): Promise<RoundRow | undefined> {
  return db
    .selectFrom('lottery_round')
    .selectAll()
    .where('lottery_id', '=', id)
    .where('start_time', '<=', now)
    .where('end_time', '>', now)
    .executeTakeFirst()
}

/** Nodes' clocks differ a little: a day's seed is shown when no node still draws with it. */
const revealDelayMs = 60_000

/** Whether nothing can be drawn with a round's seed any more. */
export function isRevealed(row: LotteryRow, round: RoundRow, now: Date): boolean {
  if (row.stage === lotteryStages.cancelled || row.drawn_at !== null) return true
  return row.type === lotteryTypes.instant && now.getTime() >= round.end_time.getTime() + revealDelayMs
}

export interface TimesUsed {
  today: number
  total: number
}

/** How many tickets a member has; excluded ones count. */
export async function countTimes(
  db: Queryable,
  { lotteryId, memberId, since }: { lotteryId: string; memberId: string; since: Date },
): Promise<TimesUsed> {
  const row = await db
    .selectFrom('lottery_ticket')
    .where('lottery_id', '=', lotteryId)
    .where('member_id', '=', memberId)
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('created_at', '>=', since).as('today'),
    ])
    .executeTakeFirstOrThrow()
  return { today: Number(row.today), total: Number(row.total) }
}
