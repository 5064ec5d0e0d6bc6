import {
  lotteryType,
  lotteryTypes,
  type LotteryCard,
  type LotteryPrize,
  type LotteryRound,
  type LotteryViewer,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Ctx } from '../../context.ts'
import { loadGiftCovers } from '../present/index.ts'
import { isLotteryOpen } from '../site/index.ts'
import { entryCode } from './chain.ts'
import { findAskedOf, loadEntrant } from './entrant.read.ts'
import { findObstacle, isAdult } from './judge-entry.ts'
import {
  isRevealed,
  loadPrizes,
  stateOf,
  type LotteryRow,
  type PrizeRow,
  type RoundRow,
} from './lottery.store.ts'

const shownNumbers = 20

/** Prizes in the order given. */
export async function prizesOf(
  { app, db }: Pick<Ctx, 'app' | 'db'>,
  rows: readonly PrizeRow[],
): Promise<LotteryPrize[]> {
  const covers = await loadGiftCovers(
    { app, db },
    rows.map((row) => row.gift_id),
  )
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    imageUrl: covers.get(row.gift_id) ?? null,
    value: row.value,
    count: row.count,
    left: row.count - row.given,
    odds: row.odds === 0 ? null : row.odds,
  }))
}

/** Lotteries as a list shows them, in the order given. */
export async function lotteryCards(
  { app, db, now }: Pick<Ctx, 'app' | 'db' | 'now'>,
  rows: readonly LotteryRow[],
): Promise<LotteryCard[]> {
  const ids = rows.map(({ id }) => id)
  const [prizes, counts] = [await loadPrizes(db, ids), await countTickets(db, ids)]
  const covers = await loadGiftCovers(
    { app, db },
    [...prizes.values()].flatMap((own) => own[0]?.gift_id ?? []),
  )
  return rows.map((row) => {
    const own = prizes.get(row.id) ?? []
    return {
      id: row.id,
      type: lotteryType.parse(row.type),
      title: row.title,
      state: stateOf(row, now),
      startTime: timeTextOf(row.start_time),
      endTime: timeTextOf(row.end_time),
      drawTime: row.draw_time && timeTextOf(row.draw_time),
      imageUrl: covers.get(own[0]?.gift_id ?? '') ?? null,
      firstPrize: own[0]?.title ?? '',
      prizeCount: own.reduce((sum, { count }) => sum + count, 0),
      ticketCount: counts.get(row.id) ?? 0,
      coins: row.coins,
    }
  })
}

/** How many tickets were given out. */
async function countTickets(db: Ctx['db'], ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('lottery_round')
    .where('lottery_id', 'in', [...ids])
    .groupBy('lottery_id')
    .select((eb) => ['lottery_id', eb.fn.sum<number>('count').as('count')])
    .execute()
  return new Map(rows.map((row) => [row.lottery_id, Number(row.count)]))
}

/** A round as published: its seed once nothing can be drawn with it any more. */
export const roundOf = (row: LotteryRow, round: RoundRow, now: Date): LotteryRound => ({
  round: round.round,
  startTime: timeTextOf(round.start_time),
  endTime: timeTextOf(round.end_time),
  commit: round.commit,
  seed: isRevealed(row, round, now) ? round.seed : null,
  head: round.head,
  count: round.count,
})

/** A lottery from the viewer's point of view. */
export async function viewerOf(
  ctx: Pick<Ctx, 'app' | 'db' | 'now' | 'viewer'>,
  row: LotteryRow,
): Promise<LotteryViewer> {
  const { db, viewer, now } = ctx
  const memberId = viewer?.id
  const entrant = memberId === undefined ? null : await loadEntrant(db, { memberId, row, now })
  const found = findObstacle(row, {
    isOpen: await isLotteryOpen(ctx),
    entrant,
    asked: await findAskedOf(db, row),
    now,
  })
  const left = Math.max(0, row.per_total - (entrant?.times.total ?? 0))
  return {
    code: memberId === undefined ? null : entryCode(row.entry_key, memberId),
    obstacle: found?.obstacle ?? null,
    obstacleText: found?.text ?? '',
    left,
    leftToday: Math.min(left, Math.max(0, row.per_day - (entrant?.times.today ?? 0))),
    coins: entrant?.coins ?? 0,
    isAdult: isAdult(entrant?.standing.birthday ?? null, now) === true,
    numbers:
      memberId === undefined || row.type === lotteryTypes.instant
        ? []
        : await findNumbers(db, { lotteryId: row.id, memberId }),
  }
}

async function findNumbers(
  db: Ctx['db'],
  { lotteryId, memberId }: { lotteryId: string; memberId: string },
): Promise<number[]> {
  const rows = await db
    .selectFrom('lottery_ticket')
    .where('member_id', '=', memberId)
    .where('lottery_id', '=', lotteryId)
    .orderBy('created_at')
    .select('number')
    .limit(shownNumbers)
    .execute()
  return rows.map(({ number }) => number)
}
