import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { NoticeItem, UnreadCount } from './notice.shapes.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { id } from '../shapes/text.ts'

const tab = z.int().min(1).max(6)

export const Notice = service('Notice', {
  GetUnreadCount: method({
    summary: '各栏未读数：每栏最多数到 100',
    access: 'member',
    read: true,
    input: body({}),
    output: UnreadCount,
    errors: [],
  }),
  Read: method({
    summary: '标为已读：几条、一栏、赞与收藏，或全部；给出的都算',
    access: 'member',
    write: true,
    input: writeBody({
      ids: z.array(id).min(1).max(50).optional(),
      tab: tab.optional(),
      /** Likes and collections. */
      like: z.literal(true).optional(),
      all: z.literal(true).optional(),
    }).refine(
      ({ ids, tab, like, all }) => [ids, tab, like, all].some((one) => one !== undefined),
      '选择要标为已读的通知',
    ),
    output: UnreadCount,
    errors: [],
  }),
  GetUserNoticeList: method({
    summary: '通知列表，新的在前；不给 tab 则为全部',
    access: 'member',
    read: true,
    input: body({ ...pageInput, tab: tab.optional() }),
    output: pageOf(NoticeItem),
    errors: [],
  }),
  GetLiveTicket: method({
    summary: '领取实时连接的凭据：30 秒内有效，只用一次',
    access: 'member',
    input: body({}),
    output: z.object({
      ticket: z.string(),
      /** Path of the WebSocket. */
      path: z.string(),
    }),
    errors: [],
  }),
})
