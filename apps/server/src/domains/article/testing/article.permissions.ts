import { everybody, members, toHiddenArticle, type Permission } from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions = {
  'ArticleInfo/GetList': everybody,
  'ArticleInfo/Get': toHiddenArticle,
  'ArticleInfo/GetRelated': toHiddenArticle,
  'ArticleInfo/GetWritingRules': members,
  'ArticleInfo/GetProductChoices': members,
  'ArticleInfo/GetVideoChoices': members,
} satisfies Record<string, Permission>
