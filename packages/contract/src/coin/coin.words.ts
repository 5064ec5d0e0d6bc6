/** Kinds of movements of coins, in the order of their stored numbers from 1. */
export const coinKinds = ['earn', 'spend', 'refund', 'expire', 'takeBack', 'correct'] as const
export type CoinKind = (typeof coinKinds)[number]

export const coinKindNames: Record<CoinKind, string> = {
  earn: '获得',
  spend: '使用',
  refund: '退还',
  expire: '到期',
  takeBack: '收回',
  correct: '人工调整',
}

/** The cause of a movement in words. */
export function coinText(kind: CoinKind, memo: string): string {
  if (memo === '') return coinKindNames[kind]
  return kind === 'earn' || kind === 'spend' ? memo : `${coinKindNames[kind]}：${memo}`
}

/** The text of a notice about coins that expire soon. @param expireTime in wire format */
export function expiringCoinsText(amount: number, expireTime: string): string {
  return `${amount} 金币到 ${expireTime.slice(0, 10)} 为止有效`
}
