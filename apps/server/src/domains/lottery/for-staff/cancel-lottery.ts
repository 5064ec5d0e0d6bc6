import {
  ticketStates,
  type MethodParsed,
  type StaffLottery,
  type StaffLotteryDetail,
} from '@guangquan/contract'
import { lotteryStages } from '@guangquan/rules/events/lottery-state'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { notifyOfLottery } from '../hold-draw.ts'
import { refundTicket } from '../lottery.jobs.ts'
import { lockLottery, type LotteryRow } from '../lottery.store.ts'
import { lockVersion } from './lock-version.ts'
import { getStaffLottery } from './staff-lotteries.read.ts'

/**
 * Ends a published lottery without a draw. All participants are notified; a job refunds the coins within a minute.
 * Instant prizes stay with their winners.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow
 */
export async function cancelLottery(
  ctx: StaffCtx,
  { id, version, reason }: MethodParsed<typeof StaffLottery.Cancel>,
): Promise<StaffLotteryDetail> {
  const { now } = ctx
  return inTransaction(ctx, async (tx) => {
    const row = await lockVersion(tx, { id, version })
    if (row.stage !== lotteryStages.published) fail('NotAllowedNow')
    await closeRounds(tx, row, now)
    await tx
      .updateTable('lottery')
      .set({
        stage: lotteryStages.cancelled,
        cancelled_at: now,
        cancel_reason: reason,
        next_at: now,
        version: version + 1,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
    const people = await tx
      .selectFrom('lottery_ticket')
      .where('lottery_id', '=', id)
      .where('member_id', 'is not', null)
      .select('member_id')
      .distinct()
      .execute()
    const memberIds = people.flatMap((one) => one.member_id ?? [])
    await notifyOfLottery(tx, now, { kind: 'lottery.cancelled', id, memberIds, note: reason })
    await auditAct(ctx, tx, {
      act: 'lottery.cancelled',
      targetKind: 'lottery',
      targetId: id,
      reason,
      before: { title: row.title, state: row.stage },
      after: { title: row.title, state: lotteryStages.cancelled, members: memberIds.length },
    })
    return getStaffLottery({ ...ctx, db: tx }, { id })
  })
}

/** Waits for tickets that are being given, and lets no more follow. */
async function closeRounds(tx: Tx, { id }: LotteryRow, now: Date): Promise<void> {
  await tx
    .updateTable('lottery_round')
    .set({ closed_at: now })
    .where('lottery_id', '=', id)
    .where('closed_at', 'is', null)
    .execute()
}

/**
 * Excludes a ticket from a list before anybody knows the public value: its coins are refunded, its member is notified,
 * and the reason is public.
 * @throws ContentNotFound, NotAllowedNow
 */
export async function excludeTicket(
  ctx: StaffCtx,
  { id, reason }: MethodParsed<typeof StaffLottery.Exclude>,
): Promise<{ id: string }> {
  const { now } = ctx
  return inTransaction(ctx, async (tx) => {
    const found = await tx
      .selectFrom('lottery_ticket')
      .where('id', '=', id)
      .select('lottery_id')
      .executeTakeFirst()
    const lottery = (await lockLottery(tx, found?.lottery_id ?? id)) ?? fail('ContentNotFound')
    const ticket = await tx
      .selectFrom('lottery_ticket')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { draw_time: drawTime } = lottery
    const isTooLate =
      drawTime === null || lottery.public_value !== null || lottery.stage !== 1 || now >= drawTime
    if (isTooLate || ticket.exclude_reason !== '') fail('NotAllowedNow')
    await tx.updateTable('lottery_ticket').set({ exclude_reason: reason }).where('id', '=', id).execute()
    if (ticket.coins > 0) await refundTicket(tx, now, ticket)
    const memberIds = ticket.member_id === null ? [] : [ticket.member_id]
    await notifyOfLottery(tx, now, { kind: 'lottery.excluded', id: lottery.id, memberIds, note: reason })
    await auditAct(ctx, tx, {
      act: 'lottery.excluded',
      targetKind: 'lotteryTicket',
      targetId: id,
      reason,
      before: { title: lottery.title, number: ticket.number, state: ticketStates.waits },
      after: { title: lottery.title, number: ticket.number, state: ticketStates.void },
    })
    return { id }
  })
}
