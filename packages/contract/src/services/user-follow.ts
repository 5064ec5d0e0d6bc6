import * as z from 'zod'
import { method, service, writeBody } from '../method.ts'
import { followState } from '../shapes/user.ts'
import { id } from '../shapes/text.ts'

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
})
