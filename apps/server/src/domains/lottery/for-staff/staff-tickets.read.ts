import {
  erasedName,
  lotteryTicketSheet,
  presentSources,
  StaffLottery,
  ticketStateNames,
  type MethodParsed,
  type StaffTicketItem,
} from '@guangquan/contract'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { fail } from '../../../fail.ts'
import { loadNickNames } from '../../member/index.ts'
import { loadPresentsOf } from '../../present/index.ts'
import { findLottery, loadPrizes, type TicketRow } from '../lottery.store.ts'
import { ticketStateOf } from '../own-tickets.read.ts'

/** A page of the log of draws, newest first. totalCount: capped. @throws ContentNotFound */
export async function listStaffTickets(
  ctx: StaffCtx,
  { lotteryId, wonOnly, ...input }: MethodParsed<typeof StaffLottery.GetTickets>,
) {
  const { db, now } = ctx
  const lottery = (await findLottery(db, lotteryId)) ?? fail('ContentNotFound')
  const found = sql`from lottery_ticket where lottery_id = ${lotteryId}::uuid
    ${wonOnly ? sql`and prize is not null` : sql``}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const read = await sql<TicketRow>`select * ${found} and ${isInWindow('lottery_ticket', window)}
        order by created_at desc, id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: timeKeyOf,
  })
  const won = rows.filter((row) => row.prize !== null).map((row) => row.id)
  const [names, prizes, presents, addresses, devices] = await Promise.all([
    loadNickNames(
      db,
      rows.flatMap((row) => row.member_id ?? []),
    ),
    loadPrizes(db, [lotteryId]),
    loadPresentsOf(db, { source: presentSources.lottery, sourceIds: won, now }),
    countSame(db, lotteryId, { column: 'address_hash', rows }),
    countSame(db, lotteryId, { column: 'device_hash', rows }),
  ])
  const items = rows.map((row): StaffTicketItem => ({
    id: row.id,
    round: row.round,
    number: row.number,
    memberId: row.member_id,
    nickName: row.member_id === null ? erasedName : (names.get(row.member_id) ?? ''),
    createTime: timeTextOf(row.created_at),
    state: ticketStateOf(lottery, row, presents.get(row.id)),
    prizeTitle: row.prize === null ? '' : (prizes.get(lotteryId)?.[row.prize]?.title ?? ''),
    sameAddress: addresses.get(row.address_hash) ?? 0,
    sameDevice: devices.get(row.device_hash) ?? 0,
    coins: row.coins,
    excludeReason: row.exclude_reason,
  }))
  return { ...page, items }
}

/** How many members of a lottery share the addresses or devices of some tickets. */
async function countSame(
  db: Queryable,
  lotteryId: string,
  { column, rows }: { column: 'address_hash' | 'device_hash'; rows: readonly TicketRow[] },
): Promise<Map<string, number>> {
  const hashes = [...new Set(rows.map((row) => row[column]))].filter((one) => one !== '')
  if (hashes.length === 0) return new Map()
  const found = await sql<{ hash: string; members: number }>`
    select ${sql.ref(column)} as hash, count(distinct code)::int as members from lottery_ticket
    where lottery_id = ${lotteryId}::uuid and ${sql.ref(column)} = any(${hashes})
    group by ${sql.ref(column)}`.execute(db)
  return new Map(found.rows.map((row) => [row.hash, row.members]))
}

export const lotteryTicketExport = defineExport(
  StaffLottery.ExportTickets,
  lotteryTicketSheet,
  async function* (ctx, { lotteryId, wonOnly }) {
    for await (const one of walkPages((page) => listStaffTickets(ctx, { ...page, lotteryId, wonOnly })))
      yield {
        round: one.round,
        number: one.number,
        memberId: one.memberId ?? '',
        nickName: one.nickName,
        createTime: one.createTime,
        state: nameOf(ticketStateNames, one.state),
        prizeTitle: one.prizeTitle,
        coins: one.coins,
        sameAddress: one.sameAddress,
        sameDevice: one.sameDevice,
        excludeReason: one.excludeReason,
      }
  },
)
