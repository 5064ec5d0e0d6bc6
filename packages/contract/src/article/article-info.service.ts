import * as z from 'zod'
import { body, method, service } from '../wire/method.ts'
import { ArticleBlock, ArticleProduct, ArticleVideo } from './article.shapes.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { Picture } from '../media/picture.shapes.ts'
import { PublishItem } from '../post/publish.shapes.ts'
import { PublishCard } from '../post/publish-card.shapes.ts'
import { id, memberText } from '../shapes/text.ts'
import { articleCategoryId } from './article.kind.ts'

export const ArticleDetail = PublishItem.extend({
  /** The cover with its camera data; null when its file is missing. */
  lead: Picture.nullable(),
  blocks: z.array(ArticleBlock),
})
export type ArticleDetail = z.infer<typeof ArticleDetail>

export const ArticleInfo = service('ArticleInfo', {
  GetList: method({
    summary: '学习交流：官方文章与入选的影友文章，新的在前',
    access: 'public',
    read: true,
    visitorCacheSeconds: 2,
    input: body({
      ...pageInput,
      categoryId: articleCategoryId.optional(),
      /** 官方 or 影友; both when absent. */
      source: z.enum(['official', 'member']).optional(),
    }),
    output: pageOf(PublishCard),
    errors: ['TokenInvalid'],
  }),
  Get: method({
    summary: '文章详情',
    access: 'public',
    read: true,
    input: body({ id }),
    output: ArticleDetail,
    errors: ['ContentNotFound'],
  }),
  GetRelated: method({
    summary: '接着读：话题或分类相近的文章，以及它们的话题',
    access: 'public',
    read: true,
    input: body({ id }),
    output: z.object({ articles: z.array(PublishCard).max(3), tags: z.array(z.string()).max(6) }),
    errors: ['ContentNotFound'],
  }),
  GetWritingRules: method({
    summary: '写文章要守的规则：正文可以链接到的网站',
    access: 'member',
    read: true,
    input: body({}),
    output: z.object({ linkHosts: z.array(z.string()) }),
    errors: [],
  }),
  GetProductChoices: method({
    summary: '可以放进文章的器材',
    access: 'member',
    read: true,
    limit: 'search',
    input: body({ keyword: memberText(0, 40).default('') }),
    output: z.array(ArticleProduct).max(20),
    errors: [],
  }),
  GetVideoChoices: method({
    summary: '可以放进文章的视频：自己已发布的，新的在前',
    access: 'member',
    read: true,
    input: body({}),
    output: z.array(ArticleVideo).max(30),
    errors: [],
  }),
})
