import { everybody, staffOnly, type Permission } from '../../../testing/permission-cases.ts'

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
  'StaffTopic/GetList': staffOnly,
  'StaffTopic/Save': {
    ...staffOnly,
    write: {
      make: async (node) => {
        const id = crypto.randomUUID()
        await node.app.db.insertInto('topic').values({ id, name: '风光', sort: 1 }).execute()
        return { id, name: '风景', sort: 2, isOpen: true, version: 1 }
      },
    },
  },
} satisfies Record<string, Permission>
