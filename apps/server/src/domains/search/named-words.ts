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
  /** The weight of a term, relative to a word in the text with 1. */
  weight: number
}

// Topics and tags are chosen by the author. Gear is written by the camera: 苹果 is more likely a fruit.
const weights = { chosen: 3, gear: 0.5 }

/**
 * Terms named by the words of a search: together, as `EOS R5`, or each alone, as `佳能 夜景`; also a tag by the name of one
 * that was merged into it.
 */
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
