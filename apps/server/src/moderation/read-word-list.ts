import { buildWords, type WordAutomaton } from '@guangquan/rules/words/word-automaton'
import * as z from 'zod'

const Words = z.object({
  block: z.array(z.string()),
  review: z.array(z.string()),
  replace: z.array(z.object({ word: z.string(), replacement: z.string() })),
})

/** Compiles the list as `current-words.ts` reads it. */
export function readWordList(json: string): WordAutomaton {
  return buildWords(Words.parse(JSON.parse(json)))
}
