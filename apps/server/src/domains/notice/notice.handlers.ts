import { Notice, type UserLike } from '@guangquan/contract'
import { implement, type HandlersOf } from '../../http/implement.ts'
import { issueTicket } from '../../session/connection-ticket.ts'
import { listLikeNotices } from './like-notice.read.ts'
import { listNotices } from './notice.read.ts'
import { loadLikeNoticeItems, loadNoticeItems } from './notice.view.ts'
import { readNotices } from './read-notices.ts'
import { countUnread } from './unread.read.ts'

export const noticeHandlers = implement(Notice, {
  GetUnreadCount: (ctx) => countUnread(ctx),
  Read: readNotices,
  GetUserNoticeList: async (ctx, input) => {
    const { rows, ...page } = await listNotices(ctx, input)
    return { ...page, items: await loadNoticeItems(ctx, rows) }
  },
  GetLiveTicket: (ctx) => issueTicket(ctx),
})

/** Methods of UserLike about what others did; the reaction domain has those about one's own. */
export const likeNoticeMethods = {
  GetUserLikeNoticeList: async (ctx, input) => {
    const { rows, ...page } = await listLikeNotices(ctx, input)
    return { ...page, items: await loadLikeNoticeItems(ctx, rows) }
  },
} satisfies Partial<HandlersOf<typeof UserLike>>
