import type { Tx } from '../../db/client.ts'
import type { NewLine } from './earning.ts'
import type { GrowthRules } from './growth-rules.ts'
import { loadUsage } from './usage.ts'

/** The last line of a source, and whether its member still deserves it. */
export interface Standing extends NewLine {
  standing: boolean
  earns: boolean
}

/** Lines that withdraw rewards no longer earned, and restore those earned again. */
export function turnedLines(rows: readonly Standing[], now: Date): NewLine[] {
  return rows
    .filter(({ standing, earns }) => standing !== earns)
    .map(({ standing: _standing, earns: _earns, ...line }) => ({
      ...line,
      turn: line.turn + 1,
      amount: -line.amount,
      coins: -line.coins,
      at: now,
    }))
}

// A breach costs, and has no cap.
const isGivenBack = ({ turn, rule }: NewLine) => turn % 2 === 0 && rule !== 'breach'

/**
 * These lines without those that the caps of their day no longer permit, because something else was counted meanwhile.
 */
export async function withinCaps(tx: Tx, lines: readonly NewLine[], rules: GrowthRules): Promise<NewLine[]> {
  const given = lines.filter(isGivenBack)
  if (given.length === 0) return [...lines]
  const ofDays = given
    .map((line) => ({ ...line, at: new Date(`${line.day}T12:00:00+08:00`) }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const usage = await loadUsage(tx, ofDays, { rules, paysCoins: true })
  return lines.flatMap((line) => {
    if (!isGivenBack(line)) return [line]
    const worth = usage.use(line)
    if (worth === null) return []
    return [{ ...line, amount: Math.min(line.amount, worth.exp), coins: Math.min(line.coins, worth.coins) }]
  })
}
