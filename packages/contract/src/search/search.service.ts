import * as z from 'zod'
import { body, method, service } from '../wire/method.ts'
import { searchLimits } from './search.limits.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { TopicInfo } from '../post/publish.shapes.ts'
import { PublishCard } from '../post/publish-card.shapes.ts'
import { id, memberText } from '../shapes/text.ts'
import { UserBrief } from '../member/member.shapes.ts'

/** Tabs of a search; 综合 is all of them. */
export const searchKinds = ['all', 'photo', 'article', 'video', 'vote'] as const
export type SearchKind = (typeof searchKinds)[number]
export const searchSorts = ['relevance', 'new', 'hot'] as const

/** Conditions of a search that can be dropped to find more. */
export const searchConditions = [
  'camera',
  'lens',
  'f',
  'focal',
  'iso',
  'sec',
  'topic',
  'time',
  'words',
] as const
export type SearchCondition = (typeof searchConditions)[number]

/** Matched ranges `[from, to)` of UTF-16 units, in order. */
export const TextMarks = z.array(z.tuple([z.int(), z.int()]))
export type TextMarks = z.infer<typeof TextMarks>

/** A found post with its matches. The excerpt is plain text of its body. */
export const SearchHit = z.object({
  id,
  item: PublishCard,
  titleMarks: TextMarks,
  excerpt: z.string(),
  excerptMarks: TextMarks,
  /** Its tags and topics that contain a word of the query. */
  tags: z.array(z.string()),
  topics: z.array(TopicInfo),
})
export type SearchHit = z.infer<typeof SearchHit>

/** What a search without results could have been. */
export const NearestResults = z.object({
  /** Conditions that prevent results: the query without the condition, and its number of posts, counted up to 240. */
  dropped: z
    .array(z.object({ condition: z.enum(searchConditions), keyword: z.string(), count: z.int() }))
    .max(searchConditions.length),
  /** The most similar search with results. */
  nearest: z
    .object({
      keyword: z.string(),
      topicId: z.string().nullable(),
      withinDays: z.int().nullable(),
      items: z.array(SearchHit).max(searchLimits.nearest),
    })
    .nullable(),
})
export type NearestResults = z.infer<typeof NearestResults>

/** Completions of a prefix. `gear` links to its page. */
export const Suggestions = z.object({
  tags: z.array(z.object({ name: z.string(), count: z.int() })),
  topics: z.array(z.object({ id: z.string(), name: z.string() })),
  gear: z.array(z.object({ kind: z.enum(['camera', 'lens']), id: z.string(), name: z.string() })),
  circles: z.array(z.object({ id, title: z.string(), coverUrl: z.string(), memberCount: z.int() })),
  people: z.array(UserBrief.pick({ userId: true, nickName: true, headPicUrl: true, usedFrameSrc: true })),
})
export type Suggestions = z.infer<typeof Suggestions>

const searched = {
  keyword: memberText(1, searchLimits.query),
  kind: z.enum(searchKinds).default('all'),
  topicId: z.string().max(40).optional(),
  /** Published within this many days. */
  withinDays: z.int().min(1).max(3660).optional(),
}

export const Search = service('Search', {
  GetList: method({
    summary: '搜索作品：关键词可带器材条件，如 夜景 相机:X100V f<=2 50-85mm iso>3200',
    access: 'public',
    read: true,
    limit: 'search',
    input: body({
      ...pageInput,
      ...searched,
      sort: z.enum(searchSorts).default('relevance'),
    }),
    output: pageOf(SearchHit),
    errors: ['TokenInvalid', 'SearchConflict'],
  }),
  GetNearest: method({
    summary: '没有结果的搜索：去掉每个条件各能找到多少作品，以及最接近的结果',
    access: 'public',
    limit: 'search',
    input: body(searched),
    output: NearestResults,
    errors: ['SearchConflict'],
  }),
  Suggest: method({
    summary: '搜索联想：话题、主题、器材、圈子、影友；中文、拼音与首字母',
    access: 'public',
    read: true,
    limit: 'suggest',
    input: body({ keyword: memberText(1, searchLimits.word) }),
    output: Suggestions,
    errors: [],
  }),
})
