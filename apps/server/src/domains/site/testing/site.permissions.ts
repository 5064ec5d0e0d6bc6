import { everybody, type Permission } from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions = {
  'SysBaseInfo/GetSiteSettings': everybody,
  'SysBaseInfo/GetTopicList': everybody,
  'SysBaseInfo/GetArticleCategoryList': everybody,
  'SysBaseInfo/GetAreaJsonData': everybody,
  'SysBaseInfo/GetBaseDictionariesByCode': everybody,
  'SysBaseInfo/GetEmojiList': everybody,
  'SysBaseInfo/GetTermsInfoList': everybody,
  'SysBaseInfo/GetBannerList': everybody,
  'SysBaseInfo/ClickBanner': everybody,
} satisfies Record<string, Permission>
