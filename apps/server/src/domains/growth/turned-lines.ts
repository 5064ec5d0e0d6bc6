import type { NewLine } from './earning.ts'

/** The last line of a source, and whether its member still has what it is for. */
export interface Standing extends NewLine {
  standing: boolean
  earns: boolean
}

/** The lines that take back what is not deserved any longer, and give back what is again. */
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
