import type { MaskedPicture, MethodParsed, ReviewCase } from '@guangquan/contract'
import type { StaffCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { maskPhotograph } from '../media/index.ts'
import { findPictureFile } from '../post/index.ts'
import { findCase, targetOfCase } from './case.store.ts'

/**
 * Makes a masked copy of a photograph of a post whose case is open, for a decision to use.
 * @throws ContentNotFound for a case that was decided, or a photograph of another post
 */
export async function maskPicture(
  ctx: StaffCtx,
  { id, pictureId, regions }: MethodParsed<typeof ReviewCase.MaskPicture>,
): Promise<MaskedPicture> {
  const row = await findCase(ctx.db, id)
  if (row === undefined || row.decided_at !== null) fail('ContentNotFound')
  const { kind, targetId: publishId } = targetOfCase(row)
  if (kind !== 'post') fail('ContentNotFound')
  const fileId = (await findPictureFile(ctx.db, { publishId, pictureId })) ?? fail('ContentNotFound')
  return maskPhotograph(ctx, { fileId, regions })
}
