import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { showWithheld, withholdPhotograph } from '../media/index.ts'
import { isPictureTaken, type LockedReply } from './reply.store.ts'

/** The file of a comment's picture before and after it was masked. */
interface MaskedFile {
  fileId: string
  maskedId: string
}

/** Shows a masked file in the place of a locked comment's picture. @throws ContentNotFound for a file of another one */
export async function maskReplyPicture(
  tx: Tx,
  now: Date,
  { reply, maskedId }: { reply: LockedReply; maskedId: string },
): Promise<MaskedFile> {
  const fileId = reply.file_id ?? fail('ContentNotFound')
  await setFile(tx, reply.id, maskedId)
  await withholdPhotograph(tx, now, { fileId, maskedId, withholds: !(await isPictureTaken(tx, fileId)) })
  return { fileId, maskedId }
}

/** @returns false, without a change, when the comment has another picture now */
export async function unmaskReplyPicture(
  tx: Tx,
  now: Date,
  { reply, swap }: { reply: LockedReply; swap: MaskedFile },
): Promise<boolean> {
  if (reply.file_id !== swap.maskedId) return false
  await setFile(tx, reply.id, swap.fileId)
  await showWithheld(tx, now, swap)
  return true
}

async function setFile(tx: Tx, id: string, fileId: string): Promise<void> {
  await tx.updateTable('reply').set({ file_id: fileId }).where('id', '=', id).execute()
}
