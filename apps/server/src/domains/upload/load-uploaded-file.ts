import { aiMark, damage, verdictTexts, type UploadedFile, type Verdict } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { pdfMime } from '../image/index.ts'
import { loadPictures } from '../media/index.ts'
import { findVideos } from '../footage/index.ts'

const verdictNames: readonly string[] = Object.keys(verdictTexts)
const isVerdict = (name: string): name is Verdict => verdictNames.includes(name)

/**
 * Files as the upload's response shows them to their owner, in two queries for any number.
 * @returns by file id; a file that no longer exists is missing
 */
export async function loadUploadedFiles(
  ctx: Ctx,
  fileIds: readonly string[],
): Promise<Map<string, UploadedFile>> {
  const pictures = await loadPictures(ctx, fileIds)
  if (pictures.size === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('stored_file')
    .select(['id', 'mime', 'file_name', 'size_bytes', 'verdicts', 'ai_found', 'damage'])
    .where('id', 'in', [...pictures.keys()])
    .execute()
  const videoIds = rows.filter((row) => row.mime.startsWith('video/')).map((row) => row.id)
  const videos = await findVideos(ctx.db, videoIds)
  const files = new Map<string, UploadedFile>()
  for (const row of rows) {
    const picture = pictures.get(row.id)
    if (picture === undefined) continue
    const video = videos.get(row.id)
    const { url1080, width, height, blur, color, exif } = picture
    files.set(row.id, {
      fileId: row.id,
      fileUrl: video === undefined && row.mime !== pdfMime ? url1080 : '',
      fileName: row.file_name,
      width,
      height,
      size: row.size_bytes,
      blur,
      color,
      exif,
      aiFound: aiMark.parse(row.ai_found),
      damage: damage.parse(row.damage),
      verdicts: row.verdicts.filter(isVerdict).map((name) => verdictTexts[name]),
      ...(video === undefined ? {} : { video: { durationMs: video.durationMs, plain: video.plain } }),
    })
  }
  return files
}

/** The file of an upload that has just finished. */
export async function loadUploadedFile(ctx: Ctx, fileId: string): Promise<UploadedFile> {
  const file = (await loadUploadedFiles(ctx, [fileId])).get(fileId)
  if (file === undefined) throw new Error(`file ${fileId} is gone right after its upload`)
  return file
}
