import type { MethodInput, StaffLottery, StaffLotteryDetail } from '@guangquan/contract'
import {
  lotteryLimits,
  lotteryTypeNames,
  lotteryTypes,
  usualPublicSource,
  type LotteryType,
} from '@guangquan/contract/lottery/lottery.words'

interface PrizeValues {
  giftId: string
  count: number
  /** In percent, with up to four digits. */
  percent?: number | null
}

/** Values of a lottery's form. */
export interface LotteryValues {
  type: LotteryType
  title: string
  startTime: string
  endTime: string
  drawTime?: string
  activityId?: string
  /** Null once it was cleared. */
  questionnaireId?: string | null
  minLevel: number
  ownersOnly: boolean
  /** Of which one must be owned. */
  models?: { value: string; label: string }[]
  minDays: number
  needsCheckIn: boolean
  coins: number
  perDay: number
  perTotal: number
  claimDays: number
  rules: string
  contact: string
  publicSource?: string
  prizes: PrizeValues[]
}

/** Odds of a million are four digits of a percentage. */
const oddsOfPercent = 10_000

export function initialOf(row: StaffLotteryDetail | null): Partial<LotteryValues> {
  if (row === null)
    return {
      type: lotteryTypes.list,
      minLevel: 1,
      ownersOnly: false,
      models: [],
      minDays: 0,
      needsCheckIn: false,
      coins: 0,
      perDay: 1,
      perTotal: 1,
      claimDays: lotteryLimits.claimDays.usual,
      publicSource: usualPublicSource,
      prizes: [],
    }
  const { activityId, questionnaireId, drawTime, prizeRows, ...rest } = row
  return {
    type: rest.type,
    title: rest.title,
    startTime: rest.startTime,
    endTime: rest.endTime,
    minLevel: rest.minLevel,
    ownersOnly: rest.ownersOnly,
    models: rest.models.map(({ productId, name }) => ({ value: productId, label: name })),
    minDays: rest.minDays,
    needsCheckIn: rest.needsCheckIn,
    coins: rest.coins,
    perDay: rest.perDay,
    perTotal: rest.perTotal,
    claimDays: rest.claimDays,
    rules: rest.rules,
    contact: rest.contact,
    publicSource: rest.publicSource,
    ...(drawTime === null ? {} : { drawTime }),
    ...(activityId === null ? {} : { activityId }),
    ...(questionnaireId === null ? {} : { questionnaireId }),
    prizes: prizeRows.map(({ giftId, count, odds }) => ({ giftId, count, percent: odds / oddsOfPercent })),
  }
}

type Fields = Omit<MethodInput<typeof StaffLottery.Create>, 'requestId'>

/** The values as sent. */
export function fieldsOf({
  drawTime,
  activityId,
  questionnaireId,
  publicSource,
  prizes,
  models = [],
  ...given
}: LotteryValues): Fields {
  const isInstant = given.type === lotteryTypes.instant
  return {
    ...given,
    drawTime: isInstant ? null : (drawTime ?? null),
    activityId: activityId ?? null,
    questionnaireId: questionnaireId ?? null,
    productIds: given.ownersOnly ? models.map(({ value }) => value) : [],
    publicSource: isInstant ? '' : (publicSource ?? ''),
    prizes: prizes.map(({ giftId, count, percent }) => ({
      giftId,
      count,
      odds: isInstant ? Math.round((percent ?? 0) * oddsOfPercent) : 0,
    })),
  }
}

/** The values in words, for two people who changed one draft. */
export function describe(given: Partial<LotteryValues>): Record<string, string> {
  const { type, prizes = [] } = given
  return {
    类型: type === undefined ? '' : lotteryTypeNames[type],
    名称: given.title ?? '',
    时间: `${given.startTime ?? ''} 到 ${given.endTime ?? ''}`,
    开奖时间: given.drawTime ?? '',
    最低等级: String(given.minLevel ?? ''),
    产品:
      given.ownersOnly === true
        ? (given.models ?? []).map(({ label }) => label).join('、') || '任何一款'
        : '不限',
    问卷: given.questionnaireId ?? '',
    金币: String(given.coins ?? ''),
    次数: `每天 ${given.perDay ?? ''}，一共 ${given.perTotal ?? ''}`,
    奖品: prizes.map(({ giftId, count, percent }) => `${giftId} × ${count} ${percent ?? ''}`).join('、'),
    公共数: given.publicSource ?? '',
    规则: given.rules ?? '',
    联系: given.contact ?? '',
  }
}
