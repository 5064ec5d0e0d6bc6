import type { OriginalCrop } from '@guangquan/contract'
import type { MemberCtx } from '../../../context.ts'
import { fail } from '../../../fail.ts'
import { findFile } from '../media.store.ts'
import { signFile } from '../../../http/serving/file-signature.ts'

/**
 * Where this member reads parts of an original. The caller has already checked that they may see the post.
 * @throws Failure ContentNotFound when the file no longer exists
 */
export async function loadOriginalCrop(ctx: MemberCtx, fileId: string): Promise<OriginalCrop> {
  const file = await findFile(ctx.db, fileId)
  if (file === null) fail('ContentNotFound')
  const { width, height } = file
  const mayCrop = file.large_open || file.owner_id === ctx.viewer.id
  if (!mayCrop) return { url: null, query: '', width, height }
  const url = `${ctx.app.env.FILE_ORIGIN ?? ''}/files/${file.id}/original`
  const query = signFile(ctx.app, file.is_public ? 'crop' : 'privateCrop', file.id)
  return { url, query, width, height }
}
