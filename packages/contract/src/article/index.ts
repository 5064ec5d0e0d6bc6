export * from './article.limits.ts'
export { type ArticleDetail, ArticleInfo } from './article-info.service.ts'
export { articleSheet, StaffArticle } from './staff-article.service.ts'
export {
  type ArticleBlock,
  type ArticleFacts,
  type ArticleProduct,
  type ArticleVideo,
} from './article.shapes.ts'
