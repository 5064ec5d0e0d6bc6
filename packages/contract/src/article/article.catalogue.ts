import type { DomainCatalogue } from '../wire/domain-catalogue.ts'

export const articleCatalogue = {
  errors: {
    ArticleLength: { code: 3101, text: '正文需要 {min} 到 {max} 字，现在 {n} 字' },
    ArticlePhotoLimit: { code: 3102, text: '一篇文章最多 {max} 张照片' },
    ArticleVideoLimit: { code: 3103, text: '一篇文章最多 {max} 个视频' },
    ArticleVideoRefused: { code: 3104, text: '文章里只能放你自己已发布的视频' },
  },
  acts: {
    'article.passedOver': '文章不上首页',
    'article.categorySet': '修改文章分类',
    feature: '放上文章首页',
    unfeature: '撤下文章首页',
  },
  files: {
    articleCover: 4,
    articlePhoto: 5,
  },
} as const satisfies DomainCatalogue
