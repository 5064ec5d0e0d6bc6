import { buildArticle } from '../../../testing/articles.ts'
import {
  everybody,
  members,
  staffOnly,
  toHiddenArticle,
  type Permission,
  type WriteCase,
} from '../../../testing/permission-cases.ts'

const change = (body: object): WriteCase => ({
  make: async (node, { browser }) => ({
    id: await buildArticle(node, browser, { listedAt: null }),
    version: 1,
    ...body,
  }),
})

export const permissions = {
  'ArticleInfo/GetList': everybody,
  'ArticleInfo/Get': toHiddenArticle,
  'ArticleInfo/GetRelated': toHiddenArticle,
  'ArticleInfo/GetWritingRules': members,
  'ArticleInfo/GetProductChoices': members,
  'ArticleInfo/GetVideoChoices': members,
  'StaffArticle/GetList': staffOnly,
  'StaffArticle/Export': { ...staffOnly, write: { make: () => ({ reason: '盘点' }) } },
  'StaffArticle/SetFeatured': { ...staffOnly, write: change({ on: true }) },
  'StaffArticle/PassOver': { ...staffOnly, write: change({}) },
  'StaffArticle/SetCategory': { ...staffOnly, write: change({ categoryId: 2 }) },
} satisfies Record<string, Permission>
