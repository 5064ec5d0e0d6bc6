import {
  erasedName,
  presentSources,
  presentStates,
  type Lottery,
  type MethodParsed,
  type PublicTicket,
} from '@guangquan/contract'
import { maskName } from '@guangquan/rules/people/mask-name'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../db/paging.ts'
import { loadNickNames } from '../member/index.ts'
import { loadPresentsOf } from '../present/index.ts'
import { findShownLottery, type TicketRow } from './lottery.store.ts'

const key = z.tuple([z.int(), z.int()])
const { toShip, shipped, completed, exchanged } = presentStates
const claimed: readonly number[] = [toShip, shipped, completed, exchanged]

/** A page of the public list, by round and number: everything that is needed to compute the result again. */
export async function listPublicTickets(
  ctx: Ctx,
  { id, wonOnly, ...input }: MethodParsed<typeof Lottery.GetLotteryPublic>,
) {
  const { db, viewer, now } = ctx
  await findShownLottery(db, id)
  const found = sql`from lottery_ticket where lottery_id = ${id}::uuid
    ${wonOnly ? sql`and prize is not null` : sql``}`
  const { rows, ...page } = await keysetPage(input, key, {
    read: async ({ after, ...window }) => {
      const isBehind =
        after === null ? sql`` : sql`and (round, number) > (${after[0]}::int, ${after[1]}::int)`
      const read = await sql<TicketRow>`select * ${found} ${isBehind}
        order by round, number ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: (row): z.output<typeof key> => [row.round, row.number],
  })
  const won = rows.filter((row) => row.prize !== null).map((row) => row.id)
  const [names, presents] = await Promise.all([
    loadNickNames(
      db,
      rows.flatMap((row) => row.member_id ?? []),
    ),
    loadPresentsOf(db, { source: presentSources.lottery, sourceIds: won, now }),
  ])
  const items = rows.map((row): PublicTicket => ({
    id: row.id,
    round: row.round,
    number: row.number,
    code: row.code,
    name: row.member_id === null ? erasedName : maskName(names.get(row.member_id) ?? ''),
    nonce: row.nonce,
    hash: row.hash,
    isExcluded: row.exclude_reason !== '',
    prize: row.prize,
    isClaimed: claimed.includes(presents.get(row.id)?.state ?? 0),
    isMine: row.member_id !== null && row.member_id === viewer?.id,
  }))
  return { ...page, items }
}
