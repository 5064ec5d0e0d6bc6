import type { ProofPicture } from '@guangquan/contract'
import type { Ctx } from '../../../context.ts'
import { loadPictures } from '../media.view.ts'
import { pdfMime } from '../../image/index.ts'
import { stampedUrl } from '../picture-urls.ts'

/**
 * Proofs of purchase under their watermark, with addresses that are valid for an hour. The caller has checked the right.
 * @returns by file id; a file that no longer exists is missing
 */
export async function loadProofPictures(
  ctx: Ctx,
  fileIds: readonly string[],
): Promise<Map<string, ProofPicture>> {
  if (fileIds.length === 0) return new Map()
  const pictures = await loadPictures(ctx, fileIds)
  const rows = await ctx.db
    .selectFrom('stored_file')
    .where('id', 'in', [...new Set(fileIds)])
    .select(['id', 'mime', 'file_name'])
    .execute()
  return new Map(
    rows.flatMap(({ id, mime, file_name: fileName }): [string, ProofPicture][] => {
      const picture = pictures.get(id)
      if (picture === undefined) return []
      const { url480, url1080, width, height } = picture
      if (mime === pdfMime)
        return [
          [id, { id, fileName, url480: '', url1080: '', width, height, urlPdf: stampedUrl(ctx.app, id) }],
        ]
      return [[id, { id, fileName, url480, url1080, width, height, urlPdf: null }]]
    }),
  )
}
