import type { MethodInput, Services } from '@guangquan/contract'
import { paths } from '../../platform/paths.ts'

export type SearchInput = MethodInput<Services['Search']['GetList']>
/** Kinds of posts with their own tab. */
const postKinds = ['photo', 'article', 'video', 'vote'] as const
export type SearchTab =
  | 'all'
  | (typeof postKinds)[number]
  | 'people'
  | 'circle'
  | 'activity'
  | 'product'
  | 'tag'
export type SearchSort = 'relevance' | 'new' | 'hot'

export const searchTabs: readonly { id: SearchTab; label: string }[] = [
  { id: 'all', label: '综合' },
  { id: 'photo', label: '图片' },
  { id: 'article', label: '文章' },
  { id: 'video', label: '视频' },
  { id: 'vote', label: '投票' },
  { id: 'people', label: '影友' },
  { id: 'circle', label: '圈子' },
  { id: 'activity', label: '活动' },
  { id: 'product', label: '产品' },
  { id: 'tag', label: '话题' },
]

export const searchSorts: readonly { id: SearchSort; label: string }[] = [
  { id: 'relevance', label: '相关' },
  { id: 'new', label: '最新' },
  { id: 'hot', label: '最热' },
]

export const searchAges: readonly { days: number | null; label: string }[] = [
  { days: null, label: '全部时间' },
  { days: 1, label: '一天内' },
  { days: 7, label: '一周内' },
  { days: 30, label: '一个月内' },
  { days: 365, label: '一年内' },
]

/** A search, as in its address. */
export interface SearchAddress {
  q: string
  tab: SearchTab
  sort: SearchSort
  days: number | null
  topicId: string | null
}

export function readSearchAddress(search: URLSearchParams): SearchAddress {
  const days = Number(search.get('days'))
  const topicId = search.get('topicId')
  return {
    q: (search.get('q') ?? '').trim(),
    tab: searchTabs.find(({ id }) => id === search.get('tab'))?.id ?? 'all',
    sort: searchSorts.find(({ id }) => id === search.get('sort'))?.id ?? 'relevance',
    days: searchAges.find((age) => age.days === days)?.days ?? null,
    topicId: topicId === '' ? null : topicId,
  }
}

/** The path of a search; only values that differ from the default are included, in a fixed order. */
export function searchPath({ q, tab, sort, days, topicId }: SearchAddress): string {
  const search = new URLSearchParams({ q })
  if (tab !== 'all') search.set('tab', tab)
  if (sort !== 'relevance') search.set('sort', sort)
  if (days !== null) search.set('days', String(days))
  if (topicId !== null) search.set('topicId', topicId)
  return paths.search(search.toString())
}

/** A new search for a word, without filters. */
export function pathOfWord(q: string): string {
  return searchPath({ q, tab: 'all', sort: 'relevance', days: null, topicId: null })
}

/** Input of the post list; 综合 and the tabs of other things request all kinds. */
export function inputOf({ q, tab, sort, days, topicId }: SearchAddress): SearchInput {
  const kind = postKinds.find((one) => one === tab)
  return {
    keyword: q,
    ...(kind === undefined ? {} : { kind }),
    ...(sort === 'relevance' ? {} : { sort }),
    ...(days === null ? {} : { withinDays: days }),
    ...(topicId === null ? {} : { topicId }),
  }
}
