import type { Notice, UserInfo, UserLike } from '@guangquan/contract'
import { fail } from '../../fail.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { issueTicket } from '../../session/connection-ticket.ts'
import { listLikeNotices } from './like-notice.read.ts'
import { listNotices } from './notice.read.ts'
import { loadLikeNoticeItems, loadNoticeItems } from './notice.view.ts'
import { readNotices } from './read-notices.ts'
import { countUnread } from './unread.read.ts'

export const noticeMethods = {
  GetUnreadCount: (ctx) => countUnread(ctx),
  Read: readNotices,
  GetUserNoticeList: async (ctx, input) => {
    const { rows, ...page } = await listNotices(ctx, input)
    return { ...page, items: await loadNoticeItems(ctx, rows) }
  },
  GetLiveTicket: (ctx) => issueTicket(ctx),
} satisfies HandlersOf<typeof Notice>

/** Methods of UserInfo about notices. */
export const unreadMethods = {
  GetLatestNotice: async (ctx, { userId }) => {
    if (userId !== undefined && userId !== ctx.viewer.id) fail('Forbidden')
    return (await countUnread(ctx)).total
  },
} satisfies Partial<HandlersOf<typeof UserInfo>>

/** Methods of UserLike about others' marks; the reaction domain has those about the caller's own. */
export const likeNoticeMethods = {
  GetUserLikeNoticeList: async (ctx, input) => {
    const { rows, ...page } = await listLikeNotices(ctx, input)
    return { ...page, items: await loadLikeNoticeItems(ctx, rows) }
  },
} satisfies Partial<HandlersOf<typeof UserLike>>
