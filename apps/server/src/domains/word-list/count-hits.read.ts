import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MethodOutput, StaffWord } from '@guangquan/contract'
import { compileWords } from '@guangquan/rules/words/word-list'
import type { StaffCtx } from '../../context.ts'
import { walkNewestTexts } from './newest-texts.read.ts'
import { walkNewestReplyTexts } from '../reply/index.ts'

/** So many texts are compared in about 100 ms, in turns of a few: a word may be hidden in ways no index knows. */
const checkedTexts = 5000
const textsAtOnce = 500
/** An article has tens of thousands of characters. */
const textsPerTurn = 50

/** How many of the newest posts and comments a word is in, as the list would find it. */
export async function countHits(
  ctx: StaffCtx,
  { word }: { word: string },
): Promise<MethodOutput<typeof StaffWord.CountHits>> {
  const { judge } = compileWords({ block: [word], review: [] })
  const count = async (texts: AsyncIterable<string[]>) => {
    let hits = 0
    let checked = 0
    for await (const one of texts) {
      if (checked === checkedTexts) return { hits, checked, isComplete: false }
      if (judge(one) === 'block') hits += 1
      checked += 1
      if (checked % textsPerTurn === 0) await nextTurn()
    }
    return { hits, checked, isComplete: true }
  }
  return {
    posts: await count(walkNewestTexts(ctx.db, textsAtOnce)),
    comments: await count(walkNewestReplyTexts(ctx.db, textsAtOnce)),
  }
}
