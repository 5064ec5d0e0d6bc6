import type { MethodParsed, StaffLottery, StaffLotteryDetail } from '@guangquan/contract'
import { lotteryStages } from '@guangquan/rules/events/lottery-state'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { holdDraw } from '../hold-draw.ts'
import type { LotteryRow } from '../lottery.store.ts'
import { lockVersion } from './lock-version.ts'
import { getStaffLottery } from './staff-lotteries.read.ts'

type Changed = Promise<StaffLotteryDetail>

/**
 * Enters the public value that the rules name, once the list is closed.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow
 */
export async function enterPublicValue(
  ctx: StaffCtx,
  { id, version, publicValue, reason }: MethodParsed<typeof StaffLottery.SetPublicValue>,
): Changed {
  return inTransaction(ctx, async (tx) => {
    const row = await lockVersion(tx, { id, version })
    const isDue = row.stage === lotteryStages.published && row.draw_time !== null && ctx.now >= row.draw_time
    if (!isDue || row.public_source === '' || row.public_value !== null) fail('NotAllowedNow')
    await storeValue(ctx, tx, row, publicValue)
    await auditAct(ctx, tx, {
      act: 'lottery.valueEntered',
      targetKind: 'lottery',
      targetId: id,
      reason,
      before: { title: row.title, value: null },
      after: { title: row.title, value: publicValue },
    })
    return getStaffLottery({ ...ctx, db: tx }, { id })
  })
}

/** Takes a value back that was entered wrongly. @throws as `enterPublicValue` */
export async function withdrawPublicValue(
  ctx: StaffCtx,
  { id, version, reason }: MethodParsed<typeof StaffLottery.WithdrawPublicValue>,
): Changed {
  return inTransaction(ctx, async (tx) => {
    const row = await lockVersion(tx, { id, version })
    if (row.stage !== lotteryStages.published || row.public_value === null) fail('NotAllowedNow')
    await storeValue(ctx, tx, row, null)
    await auditAct(ctx, tx, {
      act: 'lottery.valueWithdrawn',
      targetKind: 'lottery',
      targetId: id,
      reason,
      before: { title: row.title, value: row.public_value },
      after: { title: row.title, value: null },
    })
    return getStaffLottery({ ...ctx, db: tx }, { id })
  })
}

async function storeValue({ staff, now }: StaffCtx, tx: Tx, row: LotteryRow, value: string | null) {
  await tx
    .updateTable('lottery')
    .set({
      public_value: value,
      value_by: value === null ? null : staff.id,
      value_by_name: value === null ? '' : staff.displayName,
      version: row.version + 1,
      updated_at: now,
    })
    .where('id', '=', row.id)
    .execute()
}

/**
 * Another staff member enters the value from its source once more, and the draw is held with it.
 * @throws as `enterPublicValue`, NotAllowedOnSelf, PublicValueDiffers
 */
export async function confirmPublicValue(
  ctx: StaffCtx,
  { id, version, publicValue, reason }: MethodParsed<typeof StaffLottery.ConfirmPublicValue>,
): Changed {
  const { staff, now } = ctx
  return inTransaction(ctx, async (tx) => {
    const row = await lockVersion(tx, { id, version })
    if (row.stage !== lotteryStages.published || row.public_value === null) fail('NotAllowedNow')
    if (row.value_by === staff.id) fail('NotAllowedOnSelf')
    if (row.public_value !== publicValue) fail('PublicValueDiffers')
    await tx
      .updateTable('lottery')
      .set({ confirmed_by_name: staff.displayName })
      .where('id', '=', id)
      .execute()
    const winners = await holdDraw(tx, row, now)
    await auditAct(ctx, tx, {
      act: 'lottery.drawn',
      targetKind: 'lottery',
      targetId: id,
      reason,
      before: { title: row.title, state: row.stage },
      after: { title: row.title, state: lotteryStages.drawn, value: publicValue, given: winners },
    })
    return getStaffLottery({ ...ctx, db: tx }, { id })
  })
}
