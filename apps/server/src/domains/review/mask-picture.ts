import type { MaskedPicture, MethodParsed, ReviewCase } from '@guangquan/contract'
import type { StaffCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { maskPhotograph } from '../media/index.ts'
import { findCase, targetOfCase } from './case.store.ts'
import { caseKinds } from './kinds/kinds.ts'

/**
 * Makes a masked copy of a picture of a post or comment whose case is open, for a decision to use.
 * @throws ContentNotFound for a case that was decided, or a picture of something else
 */
export async function maskPicture(
  ctx: StaffCtx,
  { id, pictureId, regions }: MethodParsed<typeof ReviewCase.MaskPicture>,
): Promise<MaskedPicture> {
  const row = await findCase(ctx.db, id)
  if (row === undefined || row.decided_at !== null) fail('ContentNotFound')
  const { kind, targetId } = targetOfCase(row)
  const fileId =
    (await caseKinds[kind].findPicture?.(ctx.db, { targetId, pictureId })) ?? fail('ContentNotFound')
  return maskPhotograph(ctx, { fileId, regions })
}
