import { topicCover } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { everybody, members, staffOnly, type Permission } from '../../../testing/permission-cases.ts'
import { buildSitePicture } from '../../../testing/posts.ts'
import type { TestNode } from '../../../testing/test-app.ts'

/** A new tag, as staff name it in a call. */
const newTag = async ({ app }: TestNode, isBanned = false) => {
  const name = `晨雾${uuid().slice(-12)}`
  const row = { name, use_count: 1, banned_at: isBanned ? app.now() : null }
  await app.db.insertInto('tag').values(row).execute()
  return { name, version: 1 }
}

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
  'StaffTag/GetList': staffOnly,
  'StaffTag/Export': { ...staffOnly, write: { make: () => ({ reason: '盘点' }) } },
  'StaffTag/Rename': {
    ...staffOnly,
    write: { make: async (node) => ({ ...(await newTag(node)), newName: `夜雾${uuid().slice(-12)}` }) },
  },
  'StaffTag/Merge': {
    ...staffOnly,
    write: { make: async (node) => ({ ...(await newTag(node)), into: (await newTag(node)).name }) },
  },
  'StaffTag/Upload': staffOnly,
  'StaffTag/SaveCover': {
    ...staffOnly,
    write: {
      make: async (node) => ({
        ...(await newTag(node)),
        coverFileId: await buildSitePicture(node, topicCover.useType),
      }),
    },
  },
  'StaffTag/Ban': {
    ...staffOnly,
    write: { make: async (node) => ({ ...(await newTag(node)), reason: '测试' }) },
  },
  'StaffTag/Unban': { ...staffOnly, write: { make: (node) => newTag(node, true) } },
} satisfies Record<string, Permission>
