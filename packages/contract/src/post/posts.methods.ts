import * as z from 'zod'
import { body, method } from '../wire/method.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { CardPicture, PictureTile } from '../media/picture.shapes.ts'
import { PublishItem } from './publish.shapes.ts'
import { PublishCard } from './publish-card.shapes.ts'
import { id, memberText } from '../shapes/text.ts'
import { UserBrief } from '../member/member.shapes.ts'

/** Posts for their readers. */
export const postMethods = {
  GetFeed: method({
    summary: '首页动态：1 推荐 2 关注 3 最新',
    access: 'public',
    read: true,
    visitorCacheSeconds: 2,
    input: body({ ...pageInput, tab: z.int().min(1).max(3).default(1) }),
    output: pageOf(PublishCard),
    errors: ['TokenInvalid'],
  }),
  GetDailyPicks: method({
    summary: '今日一幅：首页轮播的照片',
    access: 'public',
    read: true,
    visitorCacheSeconds: 2,
    input: body({}),
    output: z.array(PublishCard).max(5),
    errors: [],
  }),
  Detail: method({
    summary: '作品详情',
    access: 'public',
    read: true,
    input: body({ id }),
    output: PublishItem,
    errors: ['ContentNotFound'],
  }),
  GetSameAuthorPictures: method({
    summary: '作者的其他照片与内容不存在时的推荐',
    access: 'public',
    read: true,
    input: body({ id: id.optional() }),
    output: z.array(z.object({ publishId: id, picture: CardPicture })).max(6),
    errors: [],
  }),
  GetUserPosts: method({
    summary: '某人公开给我的作品，可按类型',
    access: 'public',
    read: true,
    input: body({ ...pageInput, userId: id, publishType: z.int().min(1).max(8).optional() }),
    output: pageOf(PublishCard),
    errors: ['ContentNotFound', 'TokenInvalid'],
  }),
  GetRelated: method({
    summary: '相关作品：同话题、同主题、同器材，最多 6 幅',
    access: 'public',
    read: true,
    visitorCacheSeconds: 10,
    input: body({ id }),
    output: z.array(PictureTile).max(6),
    errors: ['ContentNotFound'],
  }),
  GetTagList: method({
    summary: '话题联想；不给关键词则为热门话题',
    access: 'public',
    read: true,
    limit: 'tags',
    input: body({ keyword: memberText(0, 20).default('') }),
    output: z.array(z.object({ name: z.string(), count: z.int() })).max(20),
    errors: [],
  }),

  GetUserTagList: method({
    summary: '我用过的话题，最近用的在前',
    access: 'member',
    read: true,
    input: body({}),
    output: z.array(z.object({ name: z.string(), count: z.int() })).max(20),
    errors: [],
  }),
  GetRecentUserList: method({
    summary: '@ 时可选的人：关注的人在前，其次是最近提到或回复过的',
    access: 'member',
    read: true,
    limit: 'read',
    input: body({ keyword: memberText(0, 50).default('') }),
    output: z.array(UserBrief).max(20),
    errors: [],
  }),
}
