import { NewPublish, StaffPost, StaffReply, topicCover } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { callAs } from '../../../testing/call-as.ts'
import { type Permission, staffOnly, type WriteCase } from '../../../testing/permission-cases.ts'
import { buildPost, buildSitePicture } from '../../../testing/posts.ts'

const reason = '广告引流'

const post: WriteCase['make'] = async (node, { browser }) => ({
  ids: [await buildPost(node, browser)],
  reason,
})
const reply: WriteCase['make'] = async (node, { browser }) => {
  const publishId = await buildPost(node, browser)
  const { id } = await callAs(node, browser, NewPublish.Reply, { publishId, text: '加我' })
  return { ids: [id], reason }
}

export const permissions = {
  'StaffPost/GetList': staffOnly,
  'StaffPost/Export': { ...staffOnly, write: { make: () => ({ reason }) } },
  'StaffPost/Hide': { ...staffOnly, write: { make: post } },
  'StaffPost/Show': {
    ...staffOnly,
    write: {
      make: async (node, { browser }, staff) => {
        const ids = [await buildPost(node, browser)]
        await callAs(node, staff, StaffPost.Hide, { ids, reason })
        return { ids, reason }
      },
    },
  },
  'StaffPost/Delete': { ...staffOnly, write: { make: post } },
  'StaffPost/SetTopics': {
    ...staffOnly,
    write: {
      make: async (node, { browser }, staff) => {
        const id = await buildPost(node, browser)
        const { items } = await callAs(node, staff, StaffPost.GetList, { keyword: id })
        return { id, topicIds: [], version: items[0]?.version, reason }
      },
    },
  },
  'StaffReply/GetList': staffOnly,
  'StaffReply/Export': { ...staffOnly, write: { make: () => ({ reason }) } },
  'StaffReply/Hide': { ...staffOnly, write: { make: reply } },
  'StaffReply/Show': {
    ...staffOnly,
    write: {
      make: async (node, owner, staff) => {
        const hidden = await reply(node, owner, staff)
        await callAs(node, staff, StaffReply.Hide, StaffReply.Hide.input.parse(hidden))
        return hidden
      },
    },
  },
  'StaffReply/Delete': { ...staffOnly, write: { make: reply } },
  'StaffTopic/Upload': staffOnly,
  'StaffTopic/Create': {
    ...staffOnly,
    write: {
      make: async (node) => ({
        name: uuid().slice(-10),
        sort: 1,
        isOpen: true,
        coverFileId: await buildSitePicture(node, topicCover.useType),
      }),
    },
  },
  'StaffTopic/Save': {
    ...staffOnly,
    write: {
      make: async (node) => {
        const id = uuid()
        await node.app.db
          .insertInto('topic')
          .values({ id, name: id.slice(-10), sort: 1 })
          .execute()
        return { id, name: uuid().slice(-10), sort: 2, isOpen: true, version: 1 }
      },
    },
  },
} satisfies Record<string, Permission>
