import {
  ArticleInfo,
  Coin,
  Gear,
  Goods,
  Message,
  NewPublish,
  Notice,
  Picture,
  Questionnaire,
  Search,
  Tag,
  UserFollow,
  UserInfo,
  UserLevel,
  UserLike,
  UserProduct,
  UserSearchKeyword,
} from '@guangquan/contract'
import type { Method, MethodInput } from '@guangquan/contract'
import { nameOf, requestsOf, type Case, type SurveyedSite } from './case.ts'

type InputsOf<M extends Method> = (site: SurveyedSite) => MethodInput<M>[]

/** A call of members, compared with its statements. */
function read<M extends Method>(name: string, method: M, inputs: InputsOf<M>): Case {
  return {
    name: `${name}, member`,
    calls: [nameOf(method)],
    references: ['sql'],
    requests: (site) => requestsOf(site.members, method, inputs(site), 'everybody'),
  }
}

/** Measured for longer, since it has a target of its own. */
const precisely = (one: Case): Case => ({ ...one, weight: 4 })

/** A list whose page 800 is measured as well. */
function longList<M extends Method>(
  name: string,
  method: M,
  inputs: InputsOf<M>,
  further: InputsOf<M>,
): Case {
  return {
    ...read(name, method, inputs),
    page800: (site) => requestsOf(site.members, method, further(site), 'everybody'),
  }
}

const newest = { tab: 3 }
const newestWall = { sort: 'new' } as const

/** The same list further on; nothing if there is no such page. */
const after = <T>(input: T, cursor: string | null) => (cursor === null ? [] : [{ ...input, cursor }])
const aboutPosts = ({ survey }: SurveyedSite) => survey.postIds.map((id) => ({ id }))
const ofPosts = ({ survey }: SurveyedSite) => survey.postIds.map((publishId) => ({ publishId }))
const aboutPeople = ({ members }: SurveyedSite) => members.people.map(({ userId }) => ({ userId }))

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

/** Feeds, walls and posts. */
const posts: Case[] = [
  precisely({
    name: 'feed, visitor',
    calls: [nameOf(NewPublish.GetFeed)],
    references: ['plain'],
    requests: ({ members }) => requestsOf(members, NewPublish.GetFeed, [{}], 'visitor'),
  }),
  precisely(
    longList(
      'feed',
      NewPublish.GetFeed,
      () => [{}],
      ({ survey: { page800 } }) => after({}, page800.recommended),
    ),
  ),
  longList(
    'feed newest',
    NewPublish.GetFeed,
    () => [newest],
    ({ survey: { page800 } }) => after(newest, page800.newest),
  ),
  read('feed followed', NewPublish.GetFeed, () => [{ tab: 2 }]),
  read('wall by lens', Picture.GetList, ({ survey }) => survey.lensIds.map((lensId) => ({ lensId }))),
  ...figures.map(([name, ranges]) => read(`wall by ${name}`, Picture.GetList, () => [...ranges])),
  longList(
    'wall newest',
    Picture.GetList,
    () => [newestWall],
    ({ survey: { page800 } }) => after(newestWall, page800.wall),
  ),
  read('articles', ArticleInfo.GetList, () => [{}]),
  read('detail', NewPublish.Detail, aboutPosts),
  read('detail comments', NewPublish.GetPublishReplyList, ofPosts),
  read('emotions of a post', NewPublish.GetPublishEmojReport, ofPosts),
  read('related posts', NewPublish.GetRelated, aboutPosts),
  read('more of the author', NewPublish.GetSameAuthorPictures, aboutPosts),
  read('critiques', NewPublish.GetCritiqueList, ofPosts),
]

/** Profiles and other data of members. */
const people: Case[] = [
  read('profile', UserInfo.GetOtherUserInfo, aboutPeople),
  read('posts of a person', NewPublish.GetUserPosts, aboutPeople),
  read('photographs of a person', Picture.GetUserPublishList, aboutPeople),
  read('gallery of a person', Picture.GetUserGallery, aboutPeople),
  read('albums of a person', Picture.GetAlbumList, aboutPeople),
  read('followees of a person', UserFollow.GetList, aboutPeople),
  read('fans of a person', UserFollow.GetFansList, aboutPeople),
  read('likes of a person', UserLike.GetUserLikeList, aboutPeople),
  read('folders of a person', UserLike.GetFolderList, aboutPeople),
  read('own posts', NewPublish.GetOwnPublishList, () => [{}]),
  read('own collection', UserLike.GetOwnList, () => [{ kind: 'collect' as const }]),
  read('drafts', NewPublish.GetDraftList, () => [{}]),
  read('followed tags', Tag.GetFollowed, () => [{}]),
  read('recommended people', UserFollow.GetRecommendList, () => [{}]),
  read('unread count', Notice.GetUnreadCount, () => [{}]),
  read('notices', Notice.GetUserNoticeList, () => [{}]),
  read('conversations', Message.GetConversations, () => [{}]),
  read('unread messages', Message.GetUnread, () => [{}]),
  read('questionnaires', Questionnaire.GetList, () => [{}]),
]

/** Rewards and possessions of members. */
const worth: Case[] = [
  read('coin lines', Coin.GetLines, () => [{}]),
  read('exp lines', UserLevel.GetExpLines, () => [{}]),
  read('goods list', Goods.GetList, () => [{ goodsType: 2 as const }]),
  read('product list', UserProduct.GetList, () => [{}]),
]

/** Search, tags and gear. */
const finding: Case[] = [
  precisely(
    read('search word', Search.GetList, ({ survey }) => survey.words.map((keyword) => ({ keyword }))),
  ),
  read('search newest', Search.GetList, ({ survey }) =>
    survey.words.map((keyword) => ({ keyword, sort: 'new' as const })),
  ),
  read('search names', Search.GetList, () => names.map((keyword) => ({ keyword }))),
  precisely(read('search miss', Search.GetList, () => misses.map((keyword) => ({ keyword })))),
  read('suggestions', Search.Suggest, ({ survey }) => survey.words.map((keyword) => ({ keyword }))),
  read('people by name', UserInfo.Search, () =>
    ['光', '影', '山', '海', '风'].map((keyword) => ({ keyword })),
  ),
  read('recent searches', UserSearchKeyword.GetSearchKeywords, () => [{}]),
  read('tag page', Tag.Get, ({ survey }) => survey.tags.map((name) => ({ name }))),
  read('posts of a tag', Tag.GetPosts, ({ survey }) => survey.tags.map((name) => ({ name }))),
  read('tags to choose', NewPublish.GetTagList, ({ survey }) => survey.words.map((keyword) => ({ keyword }))),
  read('lens page', Gear.Get, ({ survey }) => survey.lensIds.map((id) => ({ kind: 'lens', id }))),
  read('gear samples', Gear.GetStops, ({ survey }) => survey.lensIds.map((id) => ({ kind: 'lens', id }))),
]

/** Read calls, all but the first as a member. */
export const reads: Case[] = [...posts, ...people, ...worth, ...finding]
