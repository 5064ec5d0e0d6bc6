import { ownedBy, type Permission } from '../../../testing/permission-cases.ts'
import { buildVideoFile, buildVideoPost } from '../../../testing/posts.ts'

export const permissions = {
  'Video/GetProgress': ownedBy('members', {
    make: async (node, { browser }) => ({ fileId: await buildVideoFile(node, browser) }),
    other: 'ContentNotFound',
  }),
  'Video/GetPlay': ownedBy('everybody', {
    make: async (node, { browser }) => ({ id: await buildVideoPost(node, browser, { exposeUser: [] }) }),
    other: 'ContentNotFound',
  }),
} satisfies Record<string, Permission>
