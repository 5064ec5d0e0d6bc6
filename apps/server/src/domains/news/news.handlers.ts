import { newsCover, newsPicture, type NewsInfo, type StaffNews } from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { storeSitePicture } from '../site-picture/index.ts'
import { announceNews, withdrawAnnouncement } from './announcement/announce-news.ts'
import { listAnnouncements } from './announcement/announcements.read.ts'
import { countAudience } from './announcement/audience.ts'
import { getNews, listNews } from './news.read.ts'
import { previewNews } from './preview-news.ts'
import { createNews, saveNews, setNewsState } from './save-news.ts'
import { getStaffNews, listStaffNews, newsExport } from './staff-news.read.ts'

export const newsMethods: HandlersOf<typeof NewsInfo> = {
  GetList: listNews,
  Detail: getNews,
}

const useTypes = { cover: newsCover.useType, picture: newsPicture.useType } as const

export const staffNewsMethods: HandlersOf<typeof StaffNews> = {
  GetList: listStaffNews,
  Export: (ctx, input) => beginExport(ctx, newsExport, input),
  GetDetail: getStaffNews,
  Preview: previewNews,
  Upload: (ctx, { kind, ...file }) => storeSitePicture(ctx, { ...file, useType: useTypes[kind] }),
  Create: createNews,
  Save: saveNews,
  SetState: setNewsState,
  GetAnnouncements: listAnnouncements,
  CountAudience: async ({ db }, { audience }) => ({ count: await countAudience(db, audience) }),
  Announce: announceNews,
  WithdrawAnnouncement: withdrawAnnouncement,
}
