import { buildPost } from '../../../testing/posts.ts'
import { makeAlbum, members, ownedBy, type Permission } from '../../../testing/permission-cases.ts'

export const permissions = {
  'Picture/GetAlbumList': { who: 'everybody', forMembers: {} },
  'Picture/SaveAlbum': ownedBy('members', {
    make: async (node, { browser }) => ({ ...(await makeAlbum(node, { browser })), name: '改名' }),
    other: 'ContentNotFound',
  }),
  'Picture/DeleteAlbum': ownedBy('members', { make: makeAlbum, other: 'ContentNotFound' }),
  'Picture/PutInAlbum': {
    ...members,
    write: {
      make: async (node, { browser }) => {
        const { id } = await makeAlbum(node, { browser })
        const publishId = await buildPost(node, browser)
        const picture = await node.app.db
          .selectFrom('publish_picture')
          .select('id')
          .where('publish_id', '=', publishId)
          .executeTakeFirstOrThrow()
        return { id, pictureIds: [picture.id], on: true }
      },
    },
  },
} satisfies Record<string, Permission>
