import { buildFollow } from '../../../testing/posts.ts'
import { buildMember } from '../../../testing/people.ts'
import { members, privateList, type Permission, type WriteCase } from '../../../testing/permission-cases.ts'

const ofAnother = (field: string): WriteCase => ({
  make: async (node) => ({ [field]: (await buildMember(node)).userId }),
})

export const permissions = {
  'UserInfo/Block': { ...members, write: ofAnother('userId') },
  'UserInfo/Unblock': {
    ...members,
    write: {
      make: async (node, { browser }) => {
        const { userId } = await buildMember(node)
        await node.app.db
          .insertInto('block')
          .values({ blocker_id: browser.userId, blocked_id: userId, created_at: node.app.now() })
          .execute()
        return { userId }
      },
    },
  },
  'UserInfo/GetBlockList': members,
  'UserFollow/Follow': {
    ...members,
    write: {
      make: async (node) => ({ userId: (await buildMember(node)).userId, on: true }),
    },
  },
  'UserFollow/GetList': privateList,
  'UserFollow/GetFansList': privateList,
  'UserFollow/RemoveFan': {
    ...members,
    write: {
      make: async (node, { browser }) => {
        const fan = await buildMember(node)
        await buildFollow(node, fan, browser)
        return { userId: fan.userId }
      },
    },
  },
} satisfies Record<string, Permission>
