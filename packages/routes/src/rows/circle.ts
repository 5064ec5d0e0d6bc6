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

/** All circles, and a member's own. */
export const circleRows = {
  '/user/circle/:tab': {
    title: '我的圈子',
    access: 'member',
    page: 'circle/own-circles',
    memberFirst: ({ params }) => {
      const tab = readOwnCircleTab(params['tab'])
      return tab === undefined ? [] : [circlesOf(tab)]
    },
  },
  '/user/circle/admin-add/:id': {
    title: '添加管理员',
    access: 'member',
    page: 'circle/admin-add',
    ownBar: true,
  },
  '/user/circle/create': {
    title: '创建圈子',
    access: 'member',
    page: 'circle/create',
  },
  '/user/circle/create-audit': {
    title: '加入审核设置',
    access: 'member',
    page: 'circle/create-audit',
  },
  '/user/circle/create-brief': {
    title: '圈子简介',
    access: 'member',
    page: 'circle/create-brief',
  },
  '/user/circle/create-img': {
    title: '圈子封面',
    access: 'member',
    page: 'circle/create-img',
  },
  '/user/circle/create-name': {
    title: '圈子名称',
    access: 'member',
    page: 'circle/create-name',
  },
  '/user/circle/create-topic': {
    title: '圈子话题',
    access: 'member',
    page: 'circle/create-topic',
  },
  '/user/circle/manage/:id': {
    title: '圈子管理',
    access: 'member',
    page: 'circle/manage',
    memberFirst: ({ params: { id = '' } }) => [circleOf(id)],
  },
  '/user/circle/members/:id': {
    title: '成员管理',
    access: 'member',
    page: 'circle/members',
    memberFirst: ({ params: { id = '' } }) => [circleOf(id)],
  },
  '/user/other/circle/:tab': {
    title: 'TA的圈子',
    access: 'member',
    page: 'circle/other-circles',
    reads: { id: null },
  },
  '/circle': {
    title: '摄影圈',
    access: 'member',
    page: 'circle/circles',
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
    memberFirst: ({ params: { id = '' } }) => [circleOf(id)],
  },
} as const satisfies Rows
