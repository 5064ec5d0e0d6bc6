import type { FileUpload } from '@guangquan/contract'
import type { HandlersOf } from '../../http/implement.ts'
import { beginUpload } from './upload/begin-upload.ts'
import { finishUpload } from './upload/finish-upload.ts'

export const uploadMethods = {
  Begin: beginUpload,
  Finish: (ctx, { uploadId }) => finishUpload(ctx, uploadId),
} satisfies HandlersOf<typeof FileUpload>
