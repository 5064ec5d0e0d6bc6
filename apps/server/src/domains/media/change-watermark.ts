import { watermarkFromPx, type Watermark } from '@guangquan/contract'
import { sql } from 'kysely'
import type { App } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { largestUnasked } from '../image/index.ts'
import { finishCopies } from './finish-copies.ts'
import { findFile } from './media.store.ts'
import { removeWatermarkedCopies } from './remove-watermarked-copies.ts'

/**
 * Sets or removes a file's watermark; copies of 1080 px and more are unavailable until `finishCopies` has made them.
 */
export async function changeWatermark(
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
      p3_avif_sizes: sql<
        number[]
      >`array(select s from unnest(p3_avif_sizes) s where s < ${watermarkFromPx} order by s)`,
    }))
    .where('id', '=', fileId)
    .execute()
}

/**
 * Permanently removes a file's watermark while its original still exists: clean copies are served again, and no copy
 * with any watermark remains in the store. Can be repeated after an interruption.
 */
export async function removeWatermark(app: App, fileId: string): Promise<void> {
  const before = await findFile(app.db, fileId)
  if (before === null || before.mark_version === 0) return
  if (before.watermark !== 0) {
    await app.db.transaction().execute((tx) => changeWatermark(tx, fileId, { watermark: 0, text: '' }))
  }
  try {
    await finishCopies(app, fileId)
  } catch (error) {
    // Only the large copy is made again; clean versions of the others are in the store. No copy is better than one with
    // a name.
    app.log.warn({ err: error, fileId }, 'no large copy without its mark')
    await app.db.updateTable('stored_file').set({ copies_ready: true }).where('id', '=', fileId).execute()
  }
  // All versions: an interrupted run may have left earlier ones.
  for (let mark = 1; mark <= before.mark_version; mark++) await removeWatermarkedCopies(app, before, mark)
}
