import type { Manifest } from '../../manifest.ts'
import { articleMethods, staffArticleMethods } from './article.handlers.ts'
import { articleKind, lessonKind } from './article.kind.ts'
import { articleExport } from './staff-articles.read.ts'

export const articleManifest = {
  name: 'article',
  handlers: { ArticleInfo: articleMethods, StaffArticle: staffArticleMethods },
  exports: [articleExport],
  postKinds: [articleKind, lessonKind],
  demo: async () => (await import('./demo/article.demo.ts')).articleDemo,
} satisfies Manifest
