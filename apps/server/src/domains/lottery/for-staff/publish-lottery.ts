import {
  lotteryFieldSentences,
  lotteryTypes,
  type MethodParsed,
  type StaffLottery,
  type StaffLotteryDetail,
} from '@guangquan/contract'
import { lotteryStages } from '@guangquan/rules/events/lottery-state'
import { startOfDay } from '@guangquan/rules/time-text'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { newSeed } from '../../../crypto/verifiable-seed.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { loadPrizes, type LotteryRow } from '../lottery.store.ts'
import { lockVersion } from './lock-version.ts'
import { lotteryFacts, setPrizes } from './save-lottery.ts'
import { getStaffLottery } from './staff-lotteries.read.ts'

const dayMs = 24 * 3600_000

/**
 * Publishes a draft, which the database does not let change afterwards. The seeds are generated here and their hashes
 * are public before the first ticket.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow, BadInput if it would have begun already
 */
export async function publishLottery(
  ctx: StaffCtx,
  { id, version, reason }: MethodParsed<typeof StaffLottery.Publish>,
): Promise<StaffLotteryDetail> {
  const { now } = ctx
  return inTransaction(ctx, async (tx) => {
    const row = await lockVersion(tx, { id, version })
    if (row.stage !== lotteryStages.draft) fail('NotAllowedNow')
    if (row.start_time <= now) fail('BadInput', { fields: { startTime: lotteryFieldSentences.start } })
    // The gifts may have changed since the draft was saved: their present content is published.
    const drafted = (await loadPrizes(tx, [id])).get(id) ?? []
    await tx.deleteFrom('lottery_prize').where('lottery_id', '=', id).execute()
    const fields = drafted.map(({ gift_id: giftId, count, odds }) => ({ giftId, count, odds }))
    const prizes = await setPrizes(tx, id, fields)
    await tx.insertInto('lottery_round').values(roundsOf(row)).execute()
    await tx
      .updateTable('lottery')
      .set({
        stage: lotteryStages.published,
        published_at: now,
        next_at: row.public_source === '' ? row.draw_time : null,
        version: version + 1,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute()
    await auditAct(ctx, tx, {
      act: 'lottery.published',
      targetKind: 'lottery',
      targetId: id,
      reason,
      before: { title: row.title, state: row.stage },
      after: { ...lotteryFacts(row, prizes), state: lotteryStages.published },
    })
    return getStaffLottery({ ...ctx, db: tx }, { id })
  })
}

/** One round of a list; of instant tickets one for each day, whose seed is revealed on the next. */
export function roundsOf(row: Pick<LotteryRow, 'id' | 'type' | 'start_time' | 'end_time'>) {
  const rounds: { start_time: Date; end_time: Date }[] = []
  let start = row.start_time
  while (start < row.end_time) {
    const midnight = new Date(startOfDay(start).getTime() + dayMs)
    const end = row.type === lotteryTypes.instant && midnight < row.end_time ? midnight : row.end_time
    rounds.push({ start_time: start, end_time: end })
    start = end
  }
  return rounds.map((times, index) => {
    const { seed, commit } = newSeed()
    return { lottery_id: row.id, round: index + 1, ...times, seed, commit, head: commit }
  })
}
