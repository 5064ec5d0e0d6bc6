import type { FileUpload, MethodParsed } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { fail } from '../../fail.ts'

/** Records that the owner of a file has seen that it is damaged and publishes it all the same. @throws UploadNotFound */
export async function acceptDamage(
  { db, viewer }: MemberCtx,
  { fileId }: MethodParsed<typeof FileUpload.AcceptDamage>,
): Promise<null> {
  const { numUpdatedRows } = await db
    .updateTable('stored_file')
    .set({ damage: 2 })
    .where('id', '=', fileId)
    .where('owner_id', '=', viewer.id)
    .where('damage', '>', 0)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) fail('UploadNotFound')
  return null
}
