import { expRuleName } from '@guangquan/contract'
import type { Tx } from '../../db/client.ts'
import { earnCoins, takeBackCoins } from '../coin/index.ts'
import type { NewLine } from './earning.ts'
import type { GrowthRules } from './growth-rules.ts'

/**
 * Moves the coins of lines of locked members: one movement for each line, named by its source and turn.
 * @returns the lines, by the ids of their members, with the coins that moved. Only what the member still had is taken
 * back, so that giving it back later pays no coin twice.
 */
export async function moveCoinsOf(
  tx: Tx,
  lines: readonly NewLine[],
  { now, rules }: { now: Date; rules: GrowthRules },
): Promise<NewLine[]> {
  const moved: NewLine[] = []
  for (const line of lines.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1))) {
    moved.push(line.coins === 0 ? line : { ...line, coins: await moveCoins(tx, line, { now, rules }) })
  }
  return moved
}

async function moveCoins(
  tx: Tx,
  line: NewLine,
  { now, rules }: { now: Date; rules: GrowthRules },
): Promise<number> {
  const { memberId, turn, coins } = line
  // A line that takes coins back refers to the payment of the previous turn.
  if (coins < 0) {
    const { bizType, bizId } = causeOf({ ...line, turn: turn - 1 }, rules)
    return 0 - (await takeBackCoins({ now }, tx, { memberId, bizType, bizId }))
  }
  return (await earnCoins({ now }, tx, { ...causeOf(line, rules), memberId, amount: coins })) ? coins : 0
}

/** The cause in the ledger for the coins of a line. */
export function causeOf({ rule, source, turn, day }: NewLine, rules: GrowthRules) {
  return {
    bizType: `growth.${rule}`,
    bizId: `${source}:${turn}`,
    memo: expRuleName(rule, rules.goalOf(rule, day)),
  }
}
