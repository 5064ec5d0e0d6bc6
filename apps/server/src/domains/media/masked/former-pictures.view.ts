import type { FormerPicture } from '@guangquan/contract'
import type { StaffCtx } from '../../../context.ts'
import { findFile, shownWatermarkVersion, type FileRow } from '../media.store.ts'
import { pictureUrls } from '../picture-urls.ts'

/**
 * Photographs that were masked beside what replaced them, in copies up to 1080 px. The caller is responsible for the
 * permission and the audit log.
 */
export async function loadFormerPictures(
  { app, db }: Pick<StaffCtx, 'app' | 'db'>,
  swaps: readonly { fileId: string; maskedId: string }[],
): Promise<FormerPicture[]> {
  const found = await Promise.all(
    swaps.map(async ({ fileId, maskedId }) => {
      const [former, masked] = await Promise.all([findFile(db, fileId), findFile(db, maskedId)])
      if (former === null || masked === null) return []
      return [{ formerUrl: urlOf(former), maskedUrl: urlOf(masked) }]
    }),
  )
  return found.flat()

  function urlOf(file: FileRow): string {
    const address = {
      id: file.id,
      webpSizes: file.webp_sizes,
      p3Sizes: file.p3_sizes,
      mark: shownWatermarkVersion(file),
      copiesReady: file.copies_ready,
      largeOpen: file.large_open,
    }
    const signed = file.withheld_at === null ? true : 'withheld'
    return pictureUrls(app, address, { signed, visitor: false }).url1080
  }
}
