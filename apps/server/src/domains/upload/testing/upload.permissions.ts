import { callAs } from '../../../testing/call-as.ts'
import { members, ownedBy, type Permission } from '../../../testing/permission-cases.ts'
import { FileUpload } from '@guangquan/contract'

export const permissions = {
  'FileUpload/Begin': members,
  'FileUpload/Finish': ownedBy('members', {
    make: async (node, { browser }) => {
      const file = { fileName: 'a.jpg', size: 10, sha256: 'ab'.repeat(32), useType: 1 } as const
      const { uploadId } = await callAs(node, browser, FileUpload.Begin, file)
      return { uploadId }
    },
    other: 'UploadNotFound',
    owner: 'UploadMismatch',
  }),
} satisfies Record<string, Permission>
