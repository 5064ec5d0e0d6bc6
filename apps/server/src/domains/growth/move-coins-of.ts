import { expRuleName } from '@guangquan/contract'
import type { Tx } from '../../db/client.ts'
import { earnCoins, takeBackCoins } from '../coin/index.ts'
import type { NewLine } from './earning.ts'
import type { GrowthRules } from './growth-rules.ts'

/**
 * Moves the coins of lines of locked members: one movement for each line, named by its source and turn.
 * @returns the lines, by the ids of their members, with the coins that moved. What was taken back is what the member
 * still had, so that giving it back later pays no coin twice.
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
  const { memberId, rule, source, turn, day, coins } = line
  const cause = (paidTurn: number) => ({
    memberId,
    bizType: `growth.${rule}`,
    bizId: `${source}:${paidTurn}`,
  })
  // Taken back is what the turn before paid.
  if (coins < 0) return 0 - (await takeBackCoins({ now }, tx, cause(turn - 1)))
  const memo = expRuleName(rule, rules.ruleOn(rule, day)?.goal)
  return (await earnCoins({ now }, tx, { ...cause(turn), amount: coins, memo })) ? coins : 0
}
