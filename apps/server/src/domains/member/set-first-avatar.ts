import { useTypes } from '@guangquan/contract'
import type { App } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { claimFiles } from '../media/index.ts'
import { reviewCases } from '../target/index.ts'

/** Makes an uploaded file the avatar of a member without one; an avatar chosen meanwhile stays. */
export async function setFirstAvatar(
  app: App,
  tx: Tx,
  { memberId, fileId, now }: { memberId: string; fileId: string; now: Date },
): Promise<void> {
  const taken = await tx
    .updateTable('member')
    .set({ head_file_id: fileId })
    .where('id', '=', memberId)
    .where('status', '=', 1)
    .where('head_file_id', 'is', null)
    .executeTakeFirst()
  if (taken.numUpdatedRows === 1n) {
    await claimFiles(app, tx, { ownerId: memberId, fileIds: [fileId], useType: useTypes.avatar })
    await reviewCases.get().openForProfile(tx, memberId, { avatar: null }, now)
  }
}
