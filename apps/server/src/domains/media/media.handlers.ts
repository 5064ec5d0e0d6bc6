import { FileUpload } from '@guangquan/contract'
import { implement, type Implementation } from '../../http/implement.ts'
import { beginUpload } from './upload/begin-upload.ts'
import { finishUpload } from './upload/finish-upload.ts'

export const mediaHandlers: Implementation[] = implement(FileUpload, {
  Begin: beginUpload,
  Finish: (ctx, { uploadId }) => finishUpload(ctx, uploadId),
})
