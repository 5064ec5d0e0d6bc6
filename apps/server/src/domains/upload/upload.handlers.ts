import type { FileUpload } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { beginUpload } from './begin-upload.ts'
import { finishUpload } from './finish-upload.ts'

export const uploadMethods = {
  Begin: beginUpload,
  Finish: (ctx, { uploadId }) => finishUpload(ctx, uploadId),
} satisfies Partial<HandlersOf<typeof FileUpload>>
