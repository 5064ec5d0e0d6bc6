import { type Lottery, type LotteryDetail, type MethodParsed } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../db/paging.ts'
import { timeKey, type TimeKey } from '../../db/time-key.ts'
import { findAskedOf, loadEntrant } from './entrant.read.ts'
import { judgeConditions } from './judge-entry.ts'
import { findShownLottery, loadPrizes, loadRounds, type LotteryRow } from './lottery.store.ts'
import { lotteryCards, prizesOf, roundOf, viewerOf } from './lottery.view.ts'
import { countTurnedAway } from './turned-away.ts'

const dayMs = 24 * 3600_000

/** A page of the published lotteries, those that began last first. totalCount: capped. */
export async function listLotteries(
  ctx: Ctx,
  { open, ...input }: MethodParsed<typeof Lottery.GetLotteryList>,
) {
  const { db, now } = ctx
  const found = sql`from lottery where published_at is not null
    ${open ? sql`and stage = 1 and end_time > ${now}` : sql``}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    endlessFor: ctx,
    read: async ({ after, ...window }) => {
      const isBehind =
        after === null ? sql`` : sql`and (start_time, id) < (${new Date(after[0])}, ${after[1]}::uuid)`
      const read = await sql<LotteryRow>`select * ${found} ${isBehind}
        order by start_time desc, id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: (row): TimeKey => [row.start_time.getTime(), row.id],
  })
  return { ...page, items: await lotteryCards(ctx, rows) }
}

/** A lottery with everything published about it. @throws ContentNotFound */
export async function getLottery(ctx: Ctx, { id }: { id: string }): Promise<LotteryDetail> {
  const { db, viewer, now } = ctx
  const row = await findShownLottery(db, id)
  const [[card], prizes, rounds, asked, excluded, turnedAway, own] = await Promise.all([
    lotteryCards(ctx, [row]),
    loadPrizes(db, [id]),
    loadRounds(db, id),
    findAskedOf(db, row),
    countExcluded(db, id),
    countTurnedAway(db, id),
    viewerOf(ctx, row),
  ])
  if (card === undefined) throw new Error('a lottery that is gone')
  const entrant = viewer === null ? null : await loadEntrant(db, { memberId: viewer.id, row, now })
  const judged = judgeConditions(row, { asked, entrant, now })
  const drawn = row.type === 1 ? row.end_time : row.drawn_at
  return {
    ...card,
    conditions: judged.map((one) => ({ ...one, isMet: viewer === null ? null : one.isMet })),
    perDay: row.per_day,
    perTotal: row.per_total,
    claimDays: row.claim_days,
    rules: row.rules,
    contact: row.contact,
    activity: asked.activity,
    questionnaire: asked.questionnaire,
    prizes: await prizesOf(ctx, prizes.get(id) ?? []),
    publicSource: row.public_source,
    // Until it is confirmed a value may still be withdrawn.
    publicValue: row.drawn_at === null ? null : row.public_value,
    publicTime: row.drawn_at && timeTextOf(row.drawn_at),
    drawnTime: row.drawn_at && timeTextOf(row.drawn_at),
    claimEnd: drawn && timeTextOf(new Date(drawn.getTime() + row.claim_days * dayMs)),
    cancelReason: row.cancel_reason,
    excluded,
    turnedAway,
    rounds: rounds.map((round) => roundOf(row, round, now)),
    viewer: own,
  }
}

/** Tickets that staff excluded, by reason. */
async function countExcluded(db: Ctx['db'], id: string): Promise<{ reason: string; count: number }[]> {
  const rows = await db
    .selectFrom('lottery_ticket')
    .where('lottery_id', '=', id)
    .where('exclude_reason', '<>', '')
    .groupBy('exclude_reason')
    .orderBy('exclude_reason')
    .select((eb) => ['exclude_reason as reason', eb.fn.countAll<number>().as('count')])
    .execute()
  return rows.map(({ reason, count }) => ({ reason, count: Number(count) }))
}
