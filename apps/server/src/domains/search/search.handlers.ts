import type { Search, UserSearchKeyword } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { addSearchWord, clearSearchWords } from './add-search-word.ts'
import { findNearest } from './nearest.read.ts'
import { loadSearchHits } from './search-hit.view.ts'
import { searchTargets } from './search-targets.read.ts'
import { listSearchWords } from './search-words.read.ts'
import { suggest } from './suggest.read.ts'

export const searchMethods = {
  GetList: async (ctx, input) => {
    const { rows, words, ...page } = await searchTargets(ctx, input)
    return { ...page, items: await loadSearchHits(ctx, rows, words) }
  },
  GetNearest: findNearest,
  Suggest: (ctx, { keyword }) => suggest(ctx, keyword),
} satisfies HandlersOf<typeof Search>

export const keywordMethods = {
  GetSearchKeywords: listSearchWords,
  Add: (ctx, { keyword }) => addSearchWord(ctx, keyword),
  Clear: async (ctx, { id }) => {
    await clearSearchWords(ctx, id)
    return null
  },
} satisfies HandlersOf<typeof UserSearchKeyword>
