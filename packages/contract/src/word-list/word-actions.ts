/** What happens to a text with a word, as staff name it. */
export const wordActions = { block: '拦截', review: '审核', replace: '替换' } as const
export type WordAction = keyof typeof wordActions

export const wordLimits = {
  word: 50,
  category: 20,
  note: 100,
  tried: 2000,
  words: 50_000,
} as const
