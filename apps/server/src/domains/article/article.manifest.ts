import type { Manifest } from '../../manifest.ts'
import { articleMethods, staffArticleMethods } from './article.handlers.ts'
import { articleKind, lessonKind } from './article.kind.ts'

export const articleManifest = {
  name: 'article',
  handlers: { ArticleInfo: articleMethods, StaffArticle: staffArticleMethods },
  postKinds: [articleKind, lessonKind],
  demo: async () => (await import('./demo/article.demo.ts')).articleDemo,
} satisfies Manifest
