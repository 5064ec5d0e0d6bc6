import { prizeLine, type PrizeInput, type RankedEntry } from './contest-result.ts'

/**
 * Who comes next for a prize that was not claimed: the first in its line of those who may have it.
 * @returns null where nobody is left
 */
export function nextInLine(
  ranked: readonly RankedEntry[],
  prize: PrizeInput,
  mayHave: (entry: RankedEntry) => boolean,
): RankedEntry | null {
  return prizeLine(ranked, prize).find(mayHave) ?? null
}
