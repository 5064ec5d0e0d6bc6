import { lotteryStages } from '@guangquan/rules/events/lottery-state'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Tx } from '../../db/client.ts'
import { defineJob, type Job, type JobCtx, type Schedule } from '../../jobs/job.ts'
import { refundCoins } from '../coin/index.ts'
import { holdDraw } from './hold-draw.ts'
import { lockLottery, type LotteryRow } from './lottery.store.ts'

const atOnce = 50
const refundsAtOnce = 100

type Run = Pick<JobCtx, 'db' | 'now' | 'signal'>

/**
 * Draws due lists without a public value, and refunds coins of cancelled lotteries. May run late, twice, and on several
 * nodes.
 */
export async function settleLotteries({ db, now, signal }: Run): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from lottery where next_at <= ${now}
    order by next_at limit ${sql.lit(atOnce)}`.execute(db)
  for (const { id } of rows)
    for (let goesOn = true; goesOn && !signal.aborted;)
      goesOn = await db.transaction().execute(async (tx) => settle(tx, await lockLottery(tx, id), now))
}

/** @returns whether more is to be done */
async function settle(tx: Tx, row: LotteryRow | undefined, now: Date): Promise<boolean> {
  // Another node was faster.
  if (row === undefined || row.next_at === null || row.next_at > now) return false
  if (row.stage === lotteryStages.cancelled) return refundSome(tx, row, now)
  await holdDraw(tx, row, now)
  return false
}

async function refundSome(tx: Tx, { id }: LotteryRow, now: Date): Promise<boolean> {
  const tickets = await tx
    .selectFrom('lottery_ticket')
    .where('lottery_id', '=', id)
    .where('coins', '>', 0)
    .where('refunded', '=', false)
    .select(['id', 'member_id'])
    .orderBy('member_id')
    .limit(refundsAtOnce)
    .execute()
  for (const ticket of tickets) await refundTicket(tx, now, ticket)
  if (tickets.length === refundsAtOnce) return true
  await tx.updateTable('lottery').set({ next_at: null }).where('id', '=', id).execute()
  return false
}

/** Gives the coins of a ticket back to the lots they came from. */
export async function refundTicket(
  tx: Tx,
  now: Date,
  { id, member_id: memberId }: { id: string; member_id: string | null },
): Promise<void> {
  if (memberId !== null) await refundCoins({ now }, tx, { memberId, bizType: 'lottery.ticket', bizId: id })
  await tx.updateTable('lottery_ticket').set({ refunded: true }).where('id', '=', id).execute()
}

const settleJob = defineJob('lottery.settle', z.object({}), settleLotteries)

export const lotteryJobs: Job[] = [settleJob]
export const lotterySchedules: Schedule[] = [{ job: settleJob, pattern: '* * * * *' }]
