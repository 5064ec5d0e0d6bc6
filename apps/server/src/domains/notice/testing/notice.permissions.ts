import { v7 as uuid } from 'uuid'
import { members, namesSelf, type Permission } from '../../../testing/permission-cases.ts'

export const permissions = {
  'UserInfo/GetLatestNotice': namesSelf('members', (userId) => ({ userId })),
  'UserLike/GetUserLikeNoticeList': members,
  'Notice/GetUnreadCount': members,
  'Notice/Read': {
    ...members,
    write: {
      make: async (node, { browser }) => {
        await node.app.db
          .insertInto('notice')
          .values({
            id: uuid(),
            member_id: browser.userId,
            tab: 6,
            kind: 'system',
            payload: '{}',
            created_at: node.app.now(),
          })
          .execute()
        return { all: true }
      },
    },
  },
  'Notice/GetUserNoticeList': members,
  'Notice/GetLiveTicket': members,
} satisfies Record<string, Permission>
