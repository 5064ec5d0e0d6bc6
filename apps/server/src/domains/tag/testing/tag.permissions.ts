import { everybody, members, type Permission } from '../../../testing/permission-cases.ts'

/** Who may call what of this domain. */
export const permissions = {
  'NewPublish/GetUserTagList': members,
  'NewPublish/GetTagList': everybody,
  'Tag/Get': everybody,
  'Tag/GetPosts': everybody,
  'Tag/Follow': {
    ...members,
    write: {
      make: async (node) => {
        await node.app.db
          .insertInto('tag')
          .values({ name: '晨雾', use_count: 1 })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        return { name: '晨雾', on: true }
      },
    },
  },
  'Tag/GetFollowed': members,
} satisfies Record<string, Permission>
