import { prizeLine, type PrizeInput, type RankedEntry } from './contest-result.ts'

/**
 * Who gets an unclaimed prize: the first eligible entry in its line.
 * @returns null if nobody is left
 */
export function nextInLine(
  ranked: readonly RankedEntry[],
  prize: PrizeInput,
  mayHave: (entry: RankedEntry) => boolean,
): RankedEntry | null {
  return prizeLine(ranked, prize).find(mayHave) ?? null
}
