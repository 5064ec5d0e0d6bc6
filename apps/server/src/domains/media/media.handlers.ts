import { FileUpload } from '@guangquan/contract'
import { implement, type Implementation } from '../../http/implement.ts'
import { beginUpload } from './begin-upload.ts'
import { finishUpload } from './finish-upload.ts'

export const mediaHandlers: Implementation[] = implement(FileUpload, {
  Begin: beginUpload,
  Finish: (ctx, { uploadId }) => finishUpload(ctx, uploadId),
})
