import { activitiesOfCircle } from '../first/activity.ts'
import {
  circleOf,
  circlePosts,
  circleMembers,
  circlesOf,
  readCircleTab,
  readOwnCircleTab,
  recommendedCircles,
} from '../first/circle.ts'
import type { Rows } from '../route.ts'

/** Circles, of everybody and of a member. */
export const circleRows = {
  '/user/circle/:tab': {
    title: '我的圈子',
    access: 'member',
    page: 'circle/own-circles',
    feature: 'circle',
    memberFirst: ({ params }) => {
      const tab = readOwnCircleTab(params['tab'])
      return tab === undefined ? [] : [circlesOf(tab)]
    },
  },
  '/user/circle/admin-add/:id': {
    title: '添加管理员',
    access: 'member',
    page: 'circle/admin-add',
    feature: 'circle',
    ownBar: true,
  },
  '/user/circle/create': {
    title: '创建圈子',
    access: 'member',
    page: 'circle/create',
    feature: 'circle',
  },
  '/user/circle/create-audit': {
    title: '加入审核设置',
    access: 'member',
    page: 'circle/create-audit',
    feature: 'circle',
  },
  '/user/circle/create-brief': {
    title: '圈子简介',
    access: 'member',
    page: 'circle/create-brief',
    feature: 'circle',
  },
  '/user/circle/create-img': {
    title: '圈子封面',
    access: 'member',
    page: 'circle/create-img',
    feature: 'circle',
  },
  '/user/circle/create-name': {
    title: '圈子名称',
    access: 'member',
    page: 'circle/create-name',
    feature: 'circle',
  },
  '/user/circle/create-topic': {
    title: '圈子话题',
    access: 'member',
    page: 'circle/create-topic',
    feature: 'circle',
  },
  '/user/circle/manage/:id': {
    title: '圈子管理',
    access: 'member',
    page: 'circle/manage',
    feature: 'circle',
    memberFirst: ({ params: { id = '' } }) => [circleOf(id)],
  },
  '/user/circle/members/:id': {
    title: '成员管理',
    access: 'member',
    page: 'circle/members',
    feature: 'circle',
    memberFirst: ({ params: { id = '' } }) => [circleOf(id)],
  },
  '/user/other/circle/:tab': {
    title: 'TA的圈子',
    access: 'member',
    page: 'circle/other-circles',
    feature: 'circle',
    reads: { id: null },
  },
  '/circle': {
    title: '摄影圈',
    access: 'member',
    page: 'circle/circles',
    feature: 'circle',
    reads: { topic: null, view: ['ranking'] },
    memberFirst: ({ query }) => {
      if (query.get('view') === 'ranking') return []
      const topic = query.get('topic') ?? ''
      return [recommendedCircles(topic === '' ? [] : [topic])]
    },
  },
  '/circle/detail/:id': {
    title: '圈子详情',
    access: 'member',
    page: 'circle/circle-detail',
    feature: 'circle',
    reads: { tab: ['essence', 'matches', 'activities', 'members'], view: ['list'] },
    memberFirst: ({ params: { id = '' }, query }) => {
      const tab = readCircleTab(query.get('tab'))
      if (tab === 'members') return [circleOf(id), circleMembers(id)]
      if (tab === 'activities') return [circleOf(id), activitiesOfCircle(id)]
      return [circleOf(id), circlePosts(id, tab)]
    },
  },
  '/circle/common-members/:id': {
    title: '圈子成员',
    access: 'member',
    page: 'circle/common-members',
    feature: 'circle',
    memberFirst: ({ params: { id = '' } }) => [circleOf(id)],
  },
} as const satisfies Rows
