import type { FileUpload } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { acceptDamage } from './accept-damage.ts'
import { beginUpload } from './upload/begin-upload.ts'
import { finishUpload } from './upload/finish-upload.ts'

export const uploadMethods = {
  AcceptDamage: acceptDamage,
  Begin: beginUpload,
  Finish: (ctx, { uploadId }) => finishUpload(ctx, uploadId),
} satisfies HandlersOf<typeof FileUpload>
