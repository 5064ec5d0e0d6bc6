import type { MethodOutput, StaffWord } from '@guangquan/contract'
import { compileWords } from '@guangquan/rules/word-list'
import type { StaffCtx } from '../../context.ts'
import { walkNewestTexts } from '../post/index.ts'
import { walkNewestReplyTexts } from '../reply/index.ts'

/** So many texts are compared in about 100 ms, in turns of a few: a word may be hidden in ways no index knows. */
const checkedTexts = 5000

/** How many of the newest posts and comments a word is in, as the list would find it. */
export async function countHits(
  ctx: StaffCtx,
  { word }: { word: string },
): Promise<MethodOutput<typeof StaffWord.CountHits>> {
  const { judge } = compileWords({ block: [word], review: [] })
  const count = async (pages: AsyncIterable<string[][]>) => {
    let hits = 0
    let checked = 0
    for await (const texts of pages) {
      hits += texts.filter((one) => judge(one) === 'block').length
      checked += texts.length
    }
    return { hits, checked, isComplete: checked < checkedTexts }
  }
  return {
    posts: await count(walkNewestTexts(ctx.db, checkedTexts)),
    comments: await count(walkNewestReplyTexts(ctx.db, checkedTexts)),
  }
}
