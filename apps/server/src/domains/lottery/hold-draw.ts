import { drawList } from '@guangquan/rules/events/lottery-draw'
import { lotteryStages } from '@guangquan/rules/events/lottery-state'
import { hmac } from '../../crypto/hmac.ts'
import type { Tx } from '../../db/client.ts'
import { createOwnNotices } from '../notice/index.ts'
import { lotteryTargetName } from './lottery-target-name.ts'
import { loadPrizes, type LotteryRow } from './lottery.store.ts'
import { give } from './take-ticket.ts'

const rowsAtOnce = 500

/**
 * Draws the closed list of a locked lottery: winners, presents and notices in one transaction, so that an interrupted
 * draw leaves nothing and is repeated with the same result.
 */
export async function holdDraw(tx: Tx, row: LotteryRow, now: Date): Promise<number> {
  const { id } = row
  const [round] = await tx
    .selectFrom('lottery_round')
    .selectAll()
    .where('lottery_id', '=', id)
    .forUpdate()
    .execute()
  if (round === undefined) throw new Error('a list without its round')
  await tx.updateTable('lottery_round').set({ closed_at: now }).where('lottery_id', '=', id).execute()
  const tickets = await tx
    .selectFrom('lottery_ticket')
    .where('lottery_id', '=', id)
    .select(['id', 'number', 'code', 'member_id', 'exclude_reason'])
    .orderBy('number')
    .execute()
  const prizes = (await loadPrizes(tx, [id])).get(id) ?? []
  const list = tickets.filter((ticket) => ticket.exclude_reason === '')
  const draw = { seed: round.seed, root: round.head, publicValue: row.public_value ?? '' }
  const won = await drawList(hmac, draw, { tickets: list, counts: prizes.map(({ count }) => count) })
  const byNumber = new Map(list.map((ticket) => [ticket.number, ticket]))
  for (const [index, prize] of prizes.entries()) {
    const own = won.filter((one) => one.prize === index)
    const { id: prizeId } = prize
    await tx.updateTable('lottery_prize').set({ given: own.length }).where('id', '=', prizeId).execute()
    for (const { number } of own) {
      const ticket = byNumber.get(number)
      if (ticket === undefined) throw new Error('a winner outside the list')
      await tx.updateTable('lottery_ticket').set({ prize: index }).where('id', '=', ticket.id).execute()
      // An erased member stays in the list and is given nothing.
      if (ticket.member_id !== null)
        await give(tx, now, { row, prize, memberId: ticket.member_id, ticketId: ticket.id })
    }
  }
  await tx
    .updateTable('lottery')
    .set({
      stage: lotteryStages.drawn,
      drawn_at: now,
      next_at: null,
      version: row.version + 1,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  const people = new Set(list.flatMap((ticket) => ticket.member_id ?? []))
  await notifyOfLottery(tx, now, { kind: 'lottery.drawn', id, memberIds: [...people] })
  return won.length
}

/** Notifies members of what happened to a lottery. */
export async function notifyOfLottery(
  tx: Tx,
  now: Date,
  {
    kind,
    id,
    memberIds,
    note = '',
  }: {
    kind: 'lottery.drawn' | 'lottery.cancelled' | 'lottery.excluded'
    id: string
    memberIds: readonly string[]
    note?: string
  },
): Promise<void> {
  const target = { kind: lotteryTargetName, id }
  for (let at = 0; at < memberIds.length; at += rowsAtOnce) {
    const some = memberIds.slice(at, at + rowsAtOnce).map((memberId) => ({ memberId, target }))
    await createOwnNotices(tx, now, some, { kind, note })
  }
}
