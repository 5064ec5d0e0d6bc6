import {
  lotteryType,
  lotteryTypes,
  presentSources,
  presentStates,
  ticketStates,
  type Lottery,
  type MethodParsed,
  type OwnTicket,
  type TicketState,
} from '@guangquan/contract'
import { lotteryStages } from '@guangquan/rules/events/lottery-state'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx, MemberCtx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../db/time-key.ts'
import { fail } from '../../fail.ts'
import { loadGiftCovers, loadPresentsOf, type PresentOutcome } from '../present/index.ts'
import { loadPrizes, type LotteryRow, type TicketRow } from './lottery.store.ts'

/** A page of the caller's tickets, newest first. totalCount: capped. */
export async function listOwnTickets(
  ctx: MemberCtx,
  { wonOnly, id, ...input }: MethodParsed<typeof Lottery.GetMyDraws>,
) {
  const { db, viewer } = ctx
  const found = sql`from lottery_ticket where member_id = ${viewer.id}::uuid
    ${wonOnly ? sql`and prize is not null` : sql``}
    ${id === undefined ? sql`` : sql`and lottery_id = ${id}::uuid`}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const read = await sql<TicketRow>`select * ${found} and ${isInWindow('lottery_ticket', window)}
        order by created_at desc, id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await ownTickets(ctx, rows) }
}

/** One of the caller's tickets. @throws ContentNotFound */
export async function getOwnTicket(ctx: MemberCtx, id: string): Promise<OwnTicket> {
  const rows = await ctx.db
    .selectFrom('lottery_ticket')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', ctx.viewer.id)
    .execute()
  const [ticket] = await ownTickets(ctx, rows)
  return ticket ?? fail('ContentNotFound')
}

/** Tickets as their member sees them, in the order given. */
export async function ownTickets(
  { app, db, now }: Pick<Ctx, 'app' | 'db' | 'now'>,
  rows: readonly TicketRow[],
): Promise<OwnTicket[]> {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map((row) => row.lottery_id))]
  const lotteries = await db.selectFrom('lottery').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(lotteries.map((one) => [one.id, one]))
  const [prizes, presents] = [
    await loadPrizes(db, ids),
    await loadPresentsOf(db, {
      source: presentSources.lottery,
      sourceIds: rows.filter((row) => row.prize !== null).map((row) => row.id),
      now,
    }),
  ]
  const covers = await loadGiftCovers(
    { app, db },
    [...prizes.values()].flat().map((one) => one.gift_id),
  )
  return rows.flatMap((row): OwnTicket[] => {
    const lottery = byId.get(row.lottery_id)
    if (lottery === undefined) return []
    const prize = row.prize === null ? undefined : prizes.get(row.lottery_id)?.[row.prize]
    const present = presents.get(row.id)
    const state = ticketStateOf(lottery, row, present)
    return [
      {
        id: row.id,
        lotteryId: row.lottery_id,
        lotteryTitle: lottery.title,
        lotteryType: lotteryType.parse(lottery.type),
        number: row.number,
        state,
        createTime: timeTextOf(row.created_at),
        prizeTitle: prize?.title ?? null,
        imageUrl: covers.get(prize?.gift_id ?? '') ?? null,
        presentId: present?.id ?? null,
        needsAddress: state === ticketStates.won && present?.isShipped === true,
        claimDeadline: present === undefined ? null : timeTextOf(present.claimDeadline),
        coins: row.coins,
      },
    ]
  })
}

const { toClaim, toChoose, needsAddress, expired, givenUp } = presentStates
const open: readonly number[] = [toClaim, toChoose, needsAddress]
const lapsed: readonly number[] = [expired, givenUp]

/** The outcome of a ticket. */
export function ticketStateOf(
  lottery: LotteryRow,
  row: TicketRow,
  present: PresentOutcome | undefined,
): TicketState {
  if (row.exclude_reason !== '') return ticketStates.void
  if (row.prize !== null) {
    // Erased with its member.
    if (present === undefined || lapsed.includes(present.state)) return ticketStates.expired
    return open.includes(present.state) ? ticketStates.won : ticketStates.claimed
  }
  if (lottery.type === lotteryTypes.instant) return ticketStates.lost
  if (lottery.stage === lotteryStages.cancelled) return ticketStates.void
  return lottery.drawn_at === null ? ticketStates.waits : ticketStates.lost
}
