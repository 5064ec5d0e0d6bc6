import { everybody, members, namesSelf, type Permission } from '../../../testing/permission-cases.ts'

export const permissions = {
  'UserInfo/GetCard': members,
  'UserInfo/GetUserTopicList': members,
  'UserInfo/ModifyUserTopic': {
    ...members,
    write: {
      make: async (node) => {
        const topic = await node.app.db.selectFrom('topic').select('id').limit(1).executeTakeFirstOrThrow()
        return { topicIds: [topic.id] }
      },
    },
  },
  'UserInfo/BindClub': {
    ...members,
    write: {
      make: () => ({ clubCardNo: 'CG20180001', realName: '林小满', phone: '13800130001' }),
    },
  },
  'UserInfo/GetClubStatus': members,
  'UserInfo/GetUserHome': everybody,
  'UserInfo/GetOtherUserInfo': namesSelf('everybody', (userId) => ({ userId, loginUserId: userId })),
  'UserInfo/Search': everybody,
} satisfies Record<string, Permission>
