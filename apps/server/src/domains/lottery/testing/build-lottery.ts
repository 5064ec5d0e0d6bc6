import { randomBytes } from 'node:crypto'
import type { StaffLottery, MethodInput } from '@guangquan/contract'
import { startOfDay, timeTextOf } from '@guangquan/rules/time-text'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Lottery } from '../../../db/tables.gen.ts'
import { setConfig } from '../../../testing/config.ts'
import { buildGift } from '../../../testing/presents.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import { roundsOf } from '../for-staff/publish-lottery.ts'
import { setPrizes } from '../for-staff/save-lottery.ts'
import { setModels } from '../lottery-models.ts'

export const hourMs = 3600_000
export const dayMs = 24 * hourMs
const publicSource = '上证指数在开奖日的收盘点位'

/** The middle of a day: hours before and after it belong to the same one. */
export const noon = (now: Date) => new Date(startOfDay(now).getTime() + 12 * hourMs)

/** 32 random bytes, as a browser makes them. */
export const nonce = () => randomBytes(32).toString('hex')

/** Input of staff for a lottery: a list that opens in an hour. */
export const lotteryInput = (now: Date, giftId: string): MethodInput<typeof StaffLottery.Create> => {
  const text = (ms: number) => timeTextOf(new Date(now.getTime() + ms))
  return {
    type: 2,
    title: '岁末抽奖',
    startTime: text(hourMs),
    endTime: text(dayMs),
    drawTime: text(2 * dayMs),
    activityId: null,
    questionnaireId: null,
    minLevel: 1,
    ownersOnly: false,
    minDays: 0,
    needsCheckIn: false,
    coins: 0,
    perDay: 1,
    perTotal: 1,
    claimDays: 15,
    rules: '参加的人按先后连成一条链，截止以后用公共数开奖。奖品寄到中奖的人填写的地址。',
    contact: '光圈活动组 400-800-1234',
    publicSource,
    prizes: [{ giftId, count: 1, odds: 0 }],
  }
}

interface Prize {
  giftId?: string
  count: number
  odds?: number
}

/** A published lottery that has been open since an hour. @returns its id */
export async function buildLottery(
  node: TestNode,
  {
    prizes = [{ count: 1 }],
    models = [],
    ...values
  }: Partial<Insertable<Lottery>> & { prizes?: readonly Prize[]; models?: readonly string[] } = {},
): Promise<string> {
  const { app } = node
  await setConfig(node, 'features', { lottery: true })
  const giftId = await buildGift(node, { presentType: 2, title: '澄光 C1 Pro 机身' })
  const id = uuid()
  const now = app.now()
  const after = (ms: number) => new Date(now.getTime() + ms)
  const type = values.type ?? 2
  const row = {
    id,
    title: '岁末抽奖',
    start_time: after(-hourMs),
    end_time: after(hourMs),
    draw_time: type === 1 ? null : after(2 * hourMs),
    per_day: 1,
    per_total: 1,
    claim_days: 15,
    rules: '参加的人按先后连成一条链。',
    contact: '光圈活动组',
    public_source: type === 1 ? '' : publicSource,
    entry_key: randomBytes(32).toString('base64url'),
    created_at: now,
    updated_at: now,
    ...values,
    type,
  }
  const nextAt = row.public_source === '' ? row.draw_time : null
  const times = { start_time: new Date(row.start_time), end_time: new Date(row.end_time) }
  await app.db.transaction().execute(async (tx) => {
    await tx.insertInto('lottery').values(row).execute()
    const fields = prizes.map((one) => ({ giftId, odds: 0, ...one }))
    await setPrizes(tx, id, fields)
    await setModels(tx, id, models)
    await tx
      .insertInto('lottery_round')
      .values(roundsOf({ id, type, ...times }))
      .execute()
    await tx
      .updateTable('lottery')
      .set({ stage: 1, published_at: now, next_at: nextAt })
      .where('id', '=', id)
      .execute()
  })
  return id
}
