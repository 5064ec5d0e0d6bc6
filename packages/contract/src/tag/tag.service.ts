import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { maxFollowedTags, maxTagText } from './tag.limits.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { PublishCard } from '../post/publish-card.shapes.ts'
import { memberText } from '../shapes/text.ts'

const tagName = memberText(1, maxTagText)
const TagCount = z.object({ name: z.string(), count: z.int() })

export const Tag = service('Tag', {
  Get: method({
    summary: '话题页：作品数、是否关注、相关话题；已合并的话题给出并入的那一个',
    access: 'public',
    read: true,
    input: body({ name: tagName }),
    output: z.object({
      name: z.string(),
      count: z.int(),
      isFollowed: z.boolean(),
      /** Its picture; empty for none. */
      cover: z.string(),
      related: z.array(TagCount).max(12),
    }),
    errors: ['ContentNotFound'],
  }),
  GetPosts: method({
    summary: '带这个话题的作品，不分类型或只看一类；按热度或时间',
    access: 'public',
    read: true,
    input: body({
      ...pageInput,
      name: tagName,
      sort: z.enum(['hot', 'new']).default('hot'),
      publishType: z.int().min(1).max(8).optional(),
    }),
    output: pageOf(PublishCard),
    errors: ['ContentNotFound', 'TokenInvalid'],
  }),
  Follow: method({
    summary: '关注或取消关注话题',
    access: 'member',
    limit: 'follow',
    write: true,
    input: writeBody({ name: tagName, on: z.boolean() }),
    output: z.object({ isFollowed: z.boolean() }),
    errors: ['ContentNotFound', 'FollowLimit'],
  }),
  GetFollowed: method({
    summary: '我关注的话题，新关注的在前',
    access: 'member',
    read: true,
    input: body({}),
    output: z.array(TagCount).max(maxFollowedTags),
    errors: [],
  }),
})
