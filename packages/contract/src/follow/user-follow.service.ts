import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { id, memberText } from '../shapes/text.ts'
import { followState, UserBrief } from '../member/member.shapes.ts'

/** Whose list; defaults to the caller's own. */
const listInput = body({
  userId: id.optional(),
  keyword: memberText(0, 50).default(''),
  ...pageInput,
})

/** A followed person, with their group and whether new posts are notified. */
export const FollowedUser = UserBrief.extend({
  introduction: z.string(),
  /** 0 and false outside the caller's own list. */
  group: z.int().min(0).max(1),
  notifyPosts: z.boolean(),
})

/** Reasons of a recommendation; `{n}` people. */
export const recommendTexts = {
  friends: '{n} 位你关注的人也关注了TA',
  hot: '近期作品受欢迎',
} as const

export const RecommendedUser = UserBrief.extend({ introduction: z.string(), why: z.string() })

export const UserFollow = service('UserFollow', {
  Follow: method({
    summary: '关注或取消关注；可选分组与新作品提醒',
    access: 'member',
    limit: 'follow',
    write: true,
    input: writeBody({
      userId: id,
      on: z.boolean(),
      /** 0 默认, 1 特别关注. */
      group: z.int().min(0).max(1).optional(),
      notifyPosts: z.boolean().optional(),
    }),
    output: z.object({ followState, fansCount: z.int() }),
    errors: ['ContentNotFound', 'NotAllowedOnSelf', 'FollowLimit', 'Restricted'],
  }),
  GetList: method({
    summary: '关注的人；对方设为仅自己可见时返回 3006',
    access: 'member',
    read: true,
    input: listInput.extend({ group: z.int().min(0).max(1).optional() }),
    output: pageOf(FollowedUser),
    errors: ['ContentNotFound', 'Restricted'],
  }),
  GetFansList: method({
    summary: '粉丝；对方设为仅自己可见时返回 3006',
    access: 'member',
    read: true,
    input: listInput,
    output: pageOf(UserBrief.extend({ introduction: z.string() })),
    errors: ['ContentNotFound', 'Restricted'],
  }),
  GetRecommendList: method({
    summary: '推荐关注：你关注的人也关注的，与近期受欢迎的影友',
    access: 'member',
    read: true,
    limit: 'read',
    input: body({}),
    output: z.array(RecommendedUser).max(24),
    errors: [],
  }),
  RemoveFan: method({
    summary: '移除粉丝，不通知对方',
    access: 'member',
    limit: 'follow',
    write: true,
    input: writeBody({ userId: id }),
    output: z.object({ fansCount: z.int() }),
    errors: ['ContentNotFound'],
  }),
})
