import type { Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'

/**
 * Puts a masked file in the place of the one that it was made from: that one can neither be fetched nor used any more.
 * It is stored for taking it back.
 * @param withholds false where something else shows the file as well
 * @throws ContentNotFound for a file that was not made from this one
 */
export async function withholdPhotograph(
  tx: Tx,
  now: Date,
  { fileId, maskedId, withholds }: { fileId: string; maskedId: string; withholds: boolean },
): Promise<void> {
  const masked = await tx
    .updateTable('stored_file')
    .set({ used_at: now, withheld_at: null })
    .where('id', '=', maskedId)
    .where('masked_from', '=', fileId)
    .returning('id')
    .executeTakeFirst()
  if (masked === undefined) fail('ContentNotFound')
  if (!withholds) return
  await tx
    .updateTable('stored_file')
    .set({ is_public: false, withheld_at: now })
    .where('id', '=', fileId)
    .execute()
}

/** Takes `withholdPhotograph` back; the masked file is withheld until it is removed as unused. */
export async function showWithheld(
  tx: Tx,
  now: Date,
  { fileId, maskedId }: { fileId: string; maskedId: string },
): Promise<void> {
  await tx.updateTable('stored_file').set({ withheld_at: null }).where('id', '=', fileId).execute()
  await tx
    .updateTable('stored_file')
    .set({ is_public: false, withheld_at: now, used_at: null })
    .where('id', '=', maskedId)
    .execute()
}
