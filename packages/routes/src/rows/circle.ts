import type { Rows } from '../route.ts'

/** Circles, of everybody and of a member. */
export const circleRows = {
  '/user/circle/:tab': { title: '我的圈子', access: 'member', feature: 'circle' },
  '/user/circle/admin-add/:id': { title: '添加管理员', access: 'member', feature: 'circle' },
  '/user/circle/create': { title: '创建圈子', access: 'member', feature: 'circle' },
  '/user/circle/create-audit': { title: '加入审核设置', access: 'member', feature: 'circle' },
  '/user/circle/create-brief': { title: '圈子简介', access: 'member', feature: 'circle' },
  '/user/circle/create-img': { title: '圈子封面', access: 'member', feature: 'circle' },
  '/user/circle/create-name': { title: '圈子名称', access: 'member', feature: 'circle' },
  '/user/circle/create-topic': { title: '圈子话题', access: 'member', feature: 'circle' },
  '/user/circle/manage/:id': { title: '圈子管理', access: 'member', feature: 'circle' },
  '/user/circle/members/:id': { title: '成员管理', access: 'member', feature: 'circle' },
  '/user/other/circle/:tab': { title: 'TA的圈子', access: 'member', feature: 'circle' },
  '/circle': { title: '摄影圈', access: 'member', feature: 'circle' },
  '/circle/detail/:id': { title: '圈子详情', access: 'member', feature: 'circle' },
  '/circle/common-members/:id': { title: '圈子成员', access: 'member', feature: 'circle' },
} as const satisfies Rows
