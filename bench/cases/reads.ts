import { ArticleInfo, Gear, NewPublish, Notice, Picture, Search } from '@guangquan/contract'
import { requestsOf, type Case } from './case.ts'

const newest = { tab: 3 }
const newestWall = { sort: 'new' } as const

/** The same list further on; nothing where there is no such page. */
const further = <T>(input: T, cursor: string | null) => (cursor === null ? [] : [{ ...input, cursor }])

// Pairs of characters that no demonstration text contains.
const misses = ['囍彧', '龘靐', '凼氹', '尜尕', '毳淼']

// Words that are not only looked for in texts: a maker, a camera, a topic.
const names = ['chenguang', 'C1', '风光', '相机:chenguang', '镜头:50/1.4 f<=2']

// A common and a rare range of each: both should cost the same.
const figures = [
  ['aperture', [{ fMax: 2.8 }, { fMin: 16 }]],
  ['focal length', [{ focalMin: 35, focalMax: 85 }, { focalMin: 400 }]],
  ['ISO', [{ isoMax: 400 }, { isoMin: 12_800 }]],
  ['shutter', [{ secMax: 1 / 250 }, { secMin: 10 }]],
] as const

/** Read calls, all but the first as a member. */
export const reads: Case[] = [
  {
    name: 'feed, visitor',
    references: ['plain'],
    requests: ({ members }) => requestsOf(members, NewPublish.GetFeed, [{}], 'visitor'),
  },
  {
    name: 'feed, member',
    references: ['sql', 'sqlUnsigned'],
    requests: ({ members }) => requestsOf(members, NewPublish.GetFeed, [{}], 'everybody'),
    page800: ({ members, survey: { page800 } }) =>
      requestsOf(members, NewPublish.GetFeed, further({}, page800.recommended), 'everybody'),
  },
  {
    name: 'feed newest, member',
    references: ['sql'],
    requests: ({ members }) => requestsOf(members, NewPublish.GetFeed, [newest], 'everybody'),
    page800: ({ members, survey: { page800 } }) =>
      requestsOf(members, NewPublish.GetFeed, further(newest, page800.newest), 'everybody'),
  },
  {
    name: 'wall by lens, member',
    references: ['sql'],
    requests: ({ members, survey: { lensIds } }) =>
      requestsOf(
        members,
        Picture.GetList,
        lensIds.map((lensId) => ({ lensId })),
        'everybody',
      ),
  },
  ...figures.map(([name, ranges]): Case => ({
    name: `wall by ${name}, member`,
    references: ['sql'],
    requests: ({ members }) => requestsOf(members, Picture.GetList, ranges, 'everybody'),
  })),
  {
    name: 'wall newest, member',
    references: ['sql'],
    requests: ({ members }) => requestsOf(members, Picture.GetList, [newestWall], 'everybody'),
    page800: ({ members, survey: { page800 } }) =>
      requestsOf(members, Picture.GetList, further(newestWall, page800.wall), 'everybody'),
  },
  {
    name: 'articles, member',
    references: ['sql'],
    requests: ({ members }) => requestsOf(members, ArticleInfo.GetList, [{}], 'everybody'),
  },
  {
    name: 'detail, member',
    references: ['sql'],
    requests: ({ members, survey: { postIds } }) =>
      requestsOf(
        members,
        NewPublish.Detail,
        postIds.map((id) => ({ id })),
        'everybody',
      ),
  },
  {
    name: 'detail comments, member',
    references: ['sql'],
    requests: ({ members, survey: { postIds } }) =>
      requestsOf(
        members,
        NewPublish.GetPublishReplyList,
        postIds.map((publishId) => ({ publishId })),
        'everybody',
      ),
  },
  {
    name: 'emotions of a post, member',
    references: ['sql'],
    requests: ({ members, survey: { postIds } }) =>
      requestsOf(
        members,
        NewPublish.GetPublishEmojReport,
        postIds.map((publishId) => ({ publishId })),
        'everybody',
      ),
  },
  {
    name: 'own posts, member',
    references: ['sql'],
    requests: ({ members }) => requestsOf(members, NewPublish.GetOwnPublishList, [{}], 'everybody'),
  },
  {
    name: 'unread count, member',
    references: ['sql'],
    requests: ({ members }) => requestsOf(members, Notice.GetUnreadCount, [{}], 'everybody'),
  },
  {
    name: 'notices, member',
    references: ['sql'],
    requests: ({ members }) => requestsOf(members, Notice.GetUserNoticeList, [{}], 'everybody'),
  },
  {
    name: 'related posts, member',
    references: ['sql'],
    requests: ({ members, survey: { postIds } }) =>
      requestsOf(
        members,
        NewPublish.GetRelated,
        postIds.map((id) => ({ id })),
        'everybody',
      ),
  },
  {
    name: 'critiques, member',
    references: ['sql'],
    requests: ({ members, survey: { postIds } }) =>
      requestsOf(
        members,
        NewPublish.GetCritiqueList,
        postIds.map((publishId) => ({ publishId })),
        'everybody',
      ),
  },
  {
    name: 'search word, member',
    references: [],
    requests: ({ members, survey: { words } }) =>
      requestsOf(
        members,
        Search.GetList,
        words.map((keyword) => ({ keyword })),
        'everybody',
      ),
  },
  {
    name: 'search newest, member',
    references: [],
    requests: ({ members, survey: { words } }) =>
      requestsOf(
        members,
        Search.GetList,
        words.map((keyword) => ({ keyword, sort: 'new' as const })),
        'everybody',
      ),
  },
  {
    name: 'search names, member',
    references: [],
    requests: ({ members }) =>
      requestsOf(
        members,
        Search.GetList,
        names.map((keyword) => ({ keyword })),
        'everybody',
      ),
  },
  {
    name: 'search miss, member',
    references: [],
    requests: ({ members }) =>
      requestsOf(
        members,
        Search.GetList,
        misses.map((keyword) => ({ keyword })),
        'everybody',
      ),
  },
  {
    name: 'gear samples, member',
    references: [],
    requests: ({ members, survey: { lensIds } }) =>
      requestsOf(
        members,
        Gear.GetStops,
        lensIds.map((id) => ({ kind: 'lens' as const, id })),
        'everybody',
      ),
  },
]
