import type { OriginalCrop } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { loadOriginalCrop } from '../media/index.ts'
import { findReadablePicture } from '../post-access/index.ts'

/** Where the viewer reads parts of a photograph's original. @throws Failure ContentNotFound */
export async function loadCropOfPicture(ctx: MemberCtx, { id }: { id: string }): Promise<OriginalCrop> {
  const picture = await findReadablePicture(ctx, id)
  return picture === undefined ? fail('ContentNotFound') : loadOriginalCrop(ctx, picture.fileId)
}
