import { lotteryTypeNames, ticketStateNames } from '@guangquan/contract'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import type { App } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { ownTickets } from './own-tickets.read.ts'

/** A member's tickets, oldest first. */
export async function exportTickets(
  app: App,
  db: Queryable,
  { memberId, now }: { memberId: string; now: Date },
): Promise<object[]> {
  const rows = await db
    .selectFrom('lottery_ticket')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const items = await ownTickets({ app, db, now }, rows)
  return items.map((one) => ({
    lottery: one.lotteryTitle,
    type: nameOf(lotteryTypeNames, one.lotteryType),
    number: one.number,
    result: nameOf(ticketStateNames, one.state),
    prize: one.prizeTitle ?? '',
    coins: one.coins,
    createTime: one.createTime,
  }))
}

/** Code and number remain as links of the public chain, but nothing tells their member any more. */
export async function eraseTickets(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('lottery_barred').where('member_id', '=', memberId).execute()
  await tx
    .updateTable('lottery_ticket')
    .set({ member_id: null, address_hash: '', device_hash: '' })
    .where('member_id', '=', memberId)
    .execute()
}
