import { callAs } from '../../../testing/call-as.ts'
import {
  inBin,
  members,
  ownPost,
  ownedBy,
  toHidden,
  withFile,
  type Permission,
} from '../../../testing/permission-cases.ts'
import { buildFile, buildPost } from '../../../testing/posts.ts'
import { NewPublish } from '@guangquan/contract'

export const permissions = {
  'NewPublish/Detail': toHidden('everybody', (id) => ({ id })),
  'NewPublish/Publish': ownedBy('members', withFile),
  'NewPublish/GetUserPublishDetail': ownPost('Forbidden', (id) => ({ id })),
  'NewPublish/EditPublish': ownedBy('members', {
    make: async (node, { browser }) => {
      const fileId = await buildFile(node, browser)
      const input = { publishType: 1, pictures: [{ fileId }] } as const
      const { id } = await callAs(node, browser, NewPublish.Publish, { ...input, pictures: [{ fileId }] })
      return { ...input, id }
    },
    other: 'Forbidden',
  }),
  'NewPublish/GetOwnPublishList': members,
  'NewPublish/RestorePublish': inBin,
  'NewPublish/PurgePublish': inBin,
  'NewPublish/DeletePublish': ownedBy('members', {
    make: async (node, { browser }) => ({ id: await buildPost(node, browser) }),
    other: 'Forbidden',
  }),
  'NewPublish/AskCritique': toHidden('members', (id) => ({ id, on: true })),
  'NewPublish/CloseComments': ownedBy('members', {
    make: async (node, { browser }) => ({ publishId: await buildPost(node, browser), on: true }),
    other: 'Forbidden',
  }),
  'Publish/PublishPicture': ownedBy('members', withFile),
} satisfies Record<string, Permission>
