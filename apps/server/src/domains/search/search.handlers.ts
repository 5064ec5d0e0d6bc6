import { Search, UserSearchKeyword } from '@guangquan/contract'
import { implement } from '../../http/implement.ts'
import { addSearchWord, clearSearchWords } from './remember-search.ts'
import { loadSearchHits } from './search-hit.view.ts'
import { searchPosts } from './search-posts.read.ts'
import { listSearchWords } from './search-words.read.ts'
import { suggest } from './suggest.read.ts'

export const searchHandlers = [
  ...implement(Search, {
    GetList: async (ctx, input) => {
      const { rows, words, ...page } = await searchPosts(ctx, input)
      const ids = rows.map((row) => row.id)
      return { ...page, items: await loadSearchHits(ctx, ids, words) }
    },
    Suggest: (ctx, { keyword }) => suggest(ctx, keyword),
  }),
  ...implement(UserSearchKeyword, {
    GetSearchKeywords: listSearchWords,
    Add: (ctx, { keyword }) => addSearchWord(ctx, keyword),
    Clear: async (ctx, { id }) => {
      await clearSearchWords(ctx, id)
      return null
    },
  }),
]
