import { searchWords } from '@guangquan/rules/words/search-fold'
import type { App } from '../../context.ts'
import { gearDirectory, namedGear } from '../gear-catalogue/index.ts'
import { mergedTags } from '../tag/index.ts'
import { topicsNamed } from './find-topics.ts'
import { termOfGear, terms } from './index-terms.ts'

/** Words that name something: a post has them in its texts, or has one of the terms. */
export interface NamedWords {
  words: readonly string[]
  terms: readonly string[]
  /** What a term counts where a word in the text counts 1. */
  weight: number
}

// An author chooses topics and tags. What a photograph was taken with is written by its camera: 苹果 is a fruit first.
const weights = { chosen: 3, gear: 0.5 }

/** What the words of a search name: together, `EOS R5`, or each alone, `佳能 夜景`; also a tag by a name that was merged. */
export async function findNamedWords(app: App, text: string): Promise<NamedWords[]> {
  const words = searchWords(text)
  const [directory, merged] = await Promise.all([gearDirectory(app), mergedTags(app)])
  const gearTerms = (name: string) => namedGear(directory, name).map(termOfGear)
  const together = words.length > 1 ? gearTerms(words.join(' ')) : []
  if (together.length > 0) return [{ words, terms: together, weight: weights.gear }]
  const found = await Promise.all(
    words.map(async (word) => {
      const into = merged.get(word)
      const chosen = [
        ...(await topicsNamed(app, word)).map(terms.topic),
        ...(into === undefined ? [] : [terms.tag(into)]),
      ]
      const weight = chosen.length > 0 ? weights.chosen : weights.gear
      return { words: [word], terms: [...chosen, ...gearTerms(word)], weight }
    }),
  )
  return found.filter((one) => one.terms.length > 0)
}
