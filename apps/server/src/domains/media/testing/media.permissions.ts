import { ownedBy, type Permission } from '../../../testing/permission-cases.ts'
import { buildFile } from '../../../testing/posts.ts'

export const permissions = {
  'FileUpload/AcceptDamage': ownedBy('members', {
    make: async (node, { browser }) => {
      const fileId = await buildFile(node, browser)
      await node.app.db.updateTable('stored_file').set({ damage: 1 }).where('id', '=', fileId).execute()
      return { fileId }
    },
    other: 'UploadNotFound',
  }),
} satisfies Record<string, Permission>
