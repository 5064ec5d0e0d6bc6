import { articleCategories } from '../first/article.ts'
import { circlesOf } from '../first/circle.ts'
import {
  collectedBy,
  conversations,
  fans,
  followedPeople,
  foldersOf,
  newestLikes,
  noticesOf,
  oneFeedback,
  ownAddresses,
  ownFeedback,
  ownHoldings,
  ownLevel,
  ownTags,
  ownTopics,
  postTopics,
  readNoticeTab,
  recommendedPeople,
  tagsOf,
  writingRules,
} from '../first/own.ts'
import { albumsOf, personOf, photosOf } from '../first/person.ts'
import { ownId } from '../own-id.ts'
import type { Rows } from '../route.ts'

/** The member's own pages. */
export const ownRows = {
  '/user': {
    title: '我的主页',
    access: 'member',
    page: 'user/own-home',
    memberFirst: () => [personOf(ownId), photosOf(ownId), ownHoldings()],
    memberPictures: true,
  },
  '/user/address/add': { title: '新增地址', access: 'member', page: 'address/address-add' },
  '/user/address/edit': { title: '编辑地址', access: 'member', page: 'address/address-edit' },
  '/user/address/list': {
    title: '地址管理',
    access: 'member',
    page: 'address/address-list',
    memberFirst: () => [ownAddresses()],
  },
  '/user/collect': {
    title: '我的收藏',
    access: 'member',
    page: 'collect/collect',
    memberFirst: () => [foldersOf(ownId), collectedBy(ownId)],
  },
  '/user/fans': { title: '我的粉丝', access: 'member', page: 'user/own-fans', memberFirst: () => [fans()] },
  '/user/feedback': {
    title: '我的反馈',
    access: 'member',
    page: 'feedback/feedback-list',
    memberFirst: () => [ownFeedback()],
  },
  '/user/feedback/new': { title: '写反馈', access: 'member', page: 'feedback/new-feedback' },
  '/user/feedback/:id': {
    title: '反馈详情',
    access: 'member',
    page: 'feedback/feedback-detail',
    memberFirst: ({ params: { id = '' } }) => [oneFeedback(id)],
  },
  '/user/follow': {
    title: '我的关注',
    access: 'member',
    page: 'user/own-follow',
    memberFirst: () => [followedPeople()],
  },
  '/user/gallery': { title: '我的相册', access: 'member', page: 'user/own-gallery' },
  '/user/interest': {
    title: '我的兴趣',
    access: 'member',
    page: 'user/interest',
    memberFirst: () => [ownTopics()],
  },
  '/user/notice-list': {
    title: '通知',
    access: 'member',
    page: 'notice/notice-list',
    memberFirst: () => [noticesOf(), newestLikes()],
  },
  '/user/notice/:tab': {
    title: '通知',
    access: 'member',
    page: 'notice/notice-tab',
    memberFirst: ({ params }) => {
      const tab = readNoticeTab(params['tab'])
      return tab === undefined ? [] : [noticesOf(tab)]
    },
  },
  '/user/like': { title: '我赞过的', access: 'member', page: 'notice/like' },
  '/user/qr-code': { title: '我的二维码', access: 'member', page: 'user/qr-code' },
  '/user/release': {
    title: '发布',
    access: 'member',
    page: 'compose/release',
    ownBar: true,
    memberFirst: () => [tagsOf(), ownTags(), postTopics(), albumsOf()],
  },
  '/user/release/article': {
    title: '发布文章',
    access: 'public',
    page: 'article/release-article',
    ownBar: true,
    memberFirst: () => [writingRules(), ownLevel(), postTopics(), tagsOf(), ownTags(), articleCategories()],
  },
  '/user/release/video': {
    title: '发布视频',
    access: 'member',
    page: 'compose/release-video',
    ownBar: true,
    memberFirst: () => [ownLevel(), tagsOf(), ownTags(), postTopics()],
  },
  '/user/release/vote': {
    title: '发起投票',
    access: 'member',
    page: 'compose/release-vote',
    ownBar: true,
    memberFirst: () => [ownLevel(), tagsOf(), ownTags(), postTopics()],
  },
  '/user/release-list': { title: '我的发布', access: 'member', page: 'release-list/release-list' },
  '/user/im': {
    title: '私信',
    access: 'member',
    page: 'message/im',
    ownBar: true,
    reads: { folder: ['2'] },
    memberFirst: ({ query }) => [conversations(query.get('folder') === '2' ? 2 : 1)],
  },
  '/user/im/im-list': {
    title: '会话列表',
    access: 'member',
    page: 'message/im-list',
    reads: { folder: ['2'] },
    memberFirst: ({ query }) => [conversations(query.get('folder') === '2' ? 2 : 1)],
  },
  '/user/im/component/reply': {
    title: '私信回复',
    access: 'member',
    page: 'message/im-reply',
    ownBar: true,
  },
  '/follow': {
    title: '关注',
    access: 'member',
    page: 'user/follow',
    reads: { tab: ['circles', 'recommend'] },
    memberFirst: ({ query }) => {
      const tab = query.get('tab')
      if (tab === 'circles') return [circlesOf(5)]
      return [tab === 'recommend' ? recommendedPeople() : followedPeople()]
    },
  },
} as const satisfies Rows
