import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { searchLimits } from './search.limits.ts'
import { id, memberText } from '../shapes/text.ts'

const SearchKeyword = z.object({ id, keyword: z.string() })

export const UserSearchKeyword = service('UserSearchKeyword', {
  GetSearchKeywords: method({
    summary: '搜索历史（最近 10 个）与七日热搜（10 个）；访客只有热搜',
    access: 'public',
    read: true,
    input: body({}),
    output: z.object({
      history: z.array(SearchKeyword).max(searchLimits.history),
      hot: z.array(z.object({ keyword: z.string() })).max(searchLimits.hot),
    }),
    errors: [],
  }),
  Add: method({
    summary: '记下搜过的词',
    access: 'member',
    limit: 'search',
    write: true,
    input: writeBody({ keyword: memberText(1, searchLimits.query) }),
    output: SearchKeyword,
    errors: [],
  }),
  Clear: method({
    summary: '删除一个搜索历史；不给 id 则清空',
    access: 'member',
    write: true,
    input: writeBody({ id: id.optional() }),
    output: z.null(),
    errors: [],
  }),
})
