import { useTypes } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { claimFiles, releaseFiles } from '../media/index.ts'

/**
 * Makes an uploaded file the avatar or background and releases the previous one; null only releases it.
 * @throws UploadNotFound for a file that is not the caller's, of another use, or too old
 */
export async function replacePicture(
  ctx: MemberCtx,
  tx: Tx,
  useType: typeof useTypes.avatar | typeof useTypes.background,
  before: string | null,
  fileId: string | null | undefined,
): Promise<void> {
  if (fileId === undefined || fileId === before) return
  if (fileId !== null) await claimFiles(ctx.app, tx, { ownerId: ctx.viewer.id, fileIds: [fileId], useType })
  const column = useType === useTypes.avatar ? 'head_file_id' : 'background_file_id'
  await tx
    .updateTable('member')
    .set({ [column]: fileId })
    .where('id', '=', ctx.viewer.id)
    .execute()
  if (before === null) return
  // Staff compare a former avatar with the new one.
  await releaseFiles(tx, [before], useType === useTypes.avatar ? { from: ctx.now } : {})
}
