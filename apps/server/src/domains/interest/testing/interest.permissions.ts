import { members, type Permission } from '../../../testing/permission-cases.ts'

export const permissions = {
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
} satisfies Record<string, Permission>
