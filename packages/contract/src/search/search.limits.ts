/**
 * In grapheme clusters: a query with its conditions, a word to complete, a word to remember. `counted`: results are counted
 * up to this number.
 */
export const searchLimits = {
  query: 100,
  word: 50,
  history: 10,
  hot: 10,
  hotDays: 7,
  nearest: 12,
  counted: 240,
} as const
