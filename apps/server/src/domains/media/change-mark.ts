import { watermarkFromPx, type Watermark } from '@guangquan/contract'
import { sql } from 'kysely'
import type { App } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { largestUnasked } from './file-rules.ts'
import { finishCopies } from './finish-copies.ts'
import { findFile } from './media.store.ts'
import { removeMark } from './remove-mark.ts'

/** Gives a file another mark, or none; nothing of 1080 px and more is shown until `finishCopies` made its copies. */
export async function changeMark(
  tx: Tx,
  fileId: string,
  { watermark, text }: { watermark: Watermark; text: string },
): Promise<void> {
  await tx
    .updateTable('stored_file')
    .set((eb) => ({
      watermark,
      mark_text: text,
      mark_version: eb('mark_version', '+', 1),
      copies_ready: false,
      webp_sizes: sql<
        number[]
      >`array(select s from unnest(webp_sizes) s where s <= ${largestUnasked} order by s)`,
      p3_sizes: sql<
        number[]
      >`array(select s from unnest(p3_sizes) s where s <= ${largestUnasked} order by s)`,
      avif_sizes: sql<
        number[]
      >`array(select s from unnest(avif_sizes) s where s < ${watermarkFromPx} order by s)`,
    }))
    .where('id', '=', fileId)
    .execute()
}

/**
 * Takes the mark off a file for good, while its original is still there: the clean copies are shown again, and no
 * copy that ever carried a mark stays in the store. May be run again after it was ended half-way.
 */
export async function unmarkFile(app: App, fileId: string): Promise<void> {
  const before = await findFile(app.db, fileId)
  if (before === null || before.mark_version === 0) return
  if (before.watermark !== 0) {
    await app.db.transaction().execute((tx) => changeMark(tx, fileId, { watermark: 0, text: '' }))
  }
  try {
    await finishCopies(app, fileId)
  } catch (error) {
    // The large copy alone is made anew; the others lie clean in the store. Better none than one with a name.
    app.log.warn({ err: error, fileId }, 'no large copy without its mark')
    await app.db.updateTable('stored_file').set({ copies_ready: true }).where('id', '=', fileId).execute()
  }
  // Of every version: what made one may have been ended before it took the one before away.
  for (let mark = 1; mark <= before.mark_version; mark++) await removeMark(app, before, mark)
}
