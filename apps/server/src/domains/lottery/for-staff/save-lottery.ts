import { randomBytes } from 'node:crypto'
import {
  lotteryFieldSentences as sentences,
  lotteryLimits,
  lotteryTypes,
  type MethodParsed,
  type StaffLottery,
  type StaffLotteryDetail,
} from '@guangquan/contract'
import { oddsScale } from '@guangquan/rules/events/lottery-draw'
import { lotteryStages } from '@guangquan/rules/events/lottery-state'
import { instantOf, startOfDay } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import { auditAct, type Facts } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { loadGifts } from '../../present/index.ts'
import { setModels } from '../lottery-models.ts'
import { loadPrizes, type LotteryRow, type PrizeRow } from '../lottery.store.ts'
import { lockVersion } from './lock-version.ts'
import { getStaffLottery } from './staff-lotteries.read.ts'

type Fields = Omit<MethodParsed<typeof StaffLottery.Create>, 'requestId'>

const dayMs = 24 * 3600_000

/** Writes a lottery as a draft. @throws BadInput for fields that do not fit together */
export async function createLottery(ctx: StaffCtx, input: MethodParsed<typeof StaffLottery.Create>) {
  const id = uuid()
  return inTransaction(ctx, async (tx) => {
    const columns = columnsOf(input)
    await refuseMisfits(tx, input)
    await tx
      .insertInto('lottery')
      .values({
        id,
        ...columns,
        entry_key: randomBytes(32).toString('base64url'),
        created_at: ctx.now,
        updated_at: ctx.now,
      })
      .execute()
    const prizes = await setPrizes(tx, id, input.prizes)
    await setModels(tx, id, input.ownersOnly ? input.productIds : [])
    await auditAct(ctx, tx, {
      act: 'lottery.created',
      targetKind: 'lottery',
      targetId: id,
      after: lotteryFacts(columns, prizes),
    })
    return getStaffLottery({ ...ctx, db: tx }, { id })
  })
}

/** Changes a draft. @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow once it is published, BadInput */
export async function saveLottery(
  ctx: StaffCtx,
  input: MethodParsed<typeof StaffLottery.Save>,
): Promise<StaffLotteryDetail> {
  const { id, version } = input
  return inTransaction(ctx, async (tx) => {
    const before = await lockVersion(tx, { id, version })
    if (before.stage !== lotteryStages.draft) fail('NotAllowedNow')
    const former = (await loadPrizes(tx, [id])).get(id) ?? []
    await refuseMisfits(tx, input)
    const columns = columnsOf(input)
    await tx
      .updateTable('lottery')
      .set({ ...columns, version: version + 1, updated_at: ctx.now })
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('lottery_prize').where('lottery_id', '=', id).execute()
    const prizes = await setPrizes(tx, id, input.prizes)
    await setModels(tx, id, input.ownersOnly ? input.productIds : [])
    await auditAct(ctx, tx, {
      act: 'lottery.saved',
      targetKind: 'lottery',
      targetId: id,
      before: lotteryFacts(before, former),
      after: lotteryFacts(columns, prizes),
    })
    return getStaffLottery({ ...ctx, db: tx }, { id })
  })
}

type Columns = ReturnType<typeof columnsOf>

function columnsOf(fields: Fields) {
  const isInstant = fields.type === lotteryTypes.instant
  const needsCheckIn = fields.needsCheckIn || fields.type === lotteryTypes.onSite
  return {
    type: fields.type,
    title: fields.title,
    start_time: instantOf(fields.startTime),
    end_time: instantOf(fields.endTime),
    draw_time: isInstant || fields.drawTime === null ? null : instantOf(fields.drawTime),
    activity_id: needsCheckIn ? fields.activityId : null,
    questionnaire_id: fields.questionnaireId,
    min_level: fields.minLevel,
    owners_only: fields.ownersOnly,
    min_days: fields.minDays,
    needs_check_in: needsCheckIn,
    coins: fields.coins,
    per_day: fields.perDay,
    per_total: fields.perTotal,
    claim_days: fields.claimDays,
    rules: fields.rules,
    contact: fields.contact,
    public_source: isInstant ? '' : fields.publicSource,
  }
}

/** @throws BadInput with a sentence beside each field that does not fit */
async function refuseMisfits(tx: Tx, fields: Fields): Promise<void> {
  const faults: Record<string, string> = {}
  const columns = columnsOf(fields)
  const isInstant = fields.type === lotteryTypes.instant
  if (columns.end_time <= columns.start_time) faults['endTime'] = sentences.end
  if (!isInstant && (columns.draw_time === null || columns.draw_time < columns.end_time))
    faults['drawTime'] = sentences.draw
  if (columns.end_time.getTime() - startOfDay(columns.start_time).getTime() > lotteryLimits.days * dayMs)
    faults['endTime'] = sentences.days
  if (fields.perDay > fields.perTotal) faults['perDay'] = sentences.perDay
  if (columns.needs_check_in && !(await activityExists(tx, fields.activityId)))
    faults['activityId'] = sentences.activity
  if (!(await questionnaireFits(tx, fields.questionnaireId)))
    faults['questionnaireId'] = sentences.questionnaire
  const prizes = await findPrizesFault(tx, fields.prizes, isInstant)
  if (prizes !== null) faults['prizes'] = prizes
  if (Object.keys(faults).length > 0) fail('BadInput', { fields: faults })
}

async function findPrizesFault(tx: Tx, prizes: Fields['prizes'], isInstant: boolean): Promise<string | null> {
  const gifts = await loadGifts(
    tx,
    prizes.map(({ giftId }) => giftId),
  )
  const sum = (of: 'odds' | 'count') => prizes.reduce((total, one) => total + one[of], 0)
  if (prizes.some(({ giftId }) => gifts.get(giftId)?.is_open !== true)) return sentences.gift
  if (isInstant && sum('odds') > oddsScale) return sentences.odds
  if (isInstant && prizes.some(({ odds }) => odds === 0)) return sentences.oddsEach
  if (!isInstant && sum('count') > lotteryLimits.listPrizes) return sentences.count
  return null
}

async function activityExists(tx: Tx, id: string | null): Promise<boolean> {
  if (id === null) return false
  const found = await tx
    .selectFrom('activity')
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

async function questionnaireFits(tx: Tx, id: string | null): Promise<boolean> {
  if (id === null) return true
  const found = await tx
    .selectFrom('questionnaire')
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Sets the prizes of a draft, each with the present content of its gift. */
export async function setPrizes(tx: Tx, id: string, prizes: Fields['prizes']): Promise<PrizeRow[]> {
  const gifts = await loadGifts(
    tx,
    prizes.map(({ giftId }) => giftId),
  )
  return tx
    .insertInto('lottery_prize')
    .values(
      prizes.map(({ giftId, count, odds }, position) => {
        const gift = gifts.get(giftId) ?? fail('BadInput', { fields: { prizes: sentences.gift } })
        return {
          id: uuid(),
          lottery_id: id,
          position,
          gift_id: giftId,
          title: gift.title,
          value: gift.value,
          options: JSON.stringify(gift.options),
          exchange_coins: gift.exchange_coins,
          count,
          odds,
        }
      }),
    )
    .returningAll()
    .execute()
}

/** The facts of a lottery in the audit log. */
export function lotteryFacts(
  row: Pick<LotteryRow | Columns, 'title' | 'coins' | 'min_level' | 'start_time' | 'end_time' | 'rules'>,
  prizes: readonly PrizeRow[],
): Facts {
  return {
    title: row.title,
    coins: row.coins,
    minLevel: row.min_level,
    from: row.start_time.toISOString(),
    to: row.end_time.toISOString(),
    text: row.rules,
    gift: prizes.map(({ title, count, odds }) => `${title} ×${count} ${odds}`),
  }
}
