import { aiMark, verdictTexts, type UploadedFile, type Verdict } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { loadPictures } from './media.view.ts'

const verdictNames: readonly string[] = Object.keys(verdictTexts)
const isVerdict = (name: string): name is Verdict => verdictNames.includes(name)

/**
 * Files as the answer of their upload shows them to their owner, in two queries for any number.
 * @returns by file id; a file that is gone is missing
 */
export async function loadUploadedFiles(
  ctx: Ctx,
  fileIds: readonly string[],
): Promise<Map<string, UploadedFile>> {
  const pictures = await loadPictures(ctx, fileIds)
  if (pictures.size === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('stored_file')
    .select(['id', 'file_name', 'size_bytes', 'verdicts', 'ai_found'])
    .where('id', 'in', [...pictures.keys()])
    .execute()
  const files = new Map<string, UploadedFile>()
  for (const row of rows) {
    const picture = pictures.get(row.id)
    if (picture === undefined) continue
    const { url1080, width, height, blur, color, exif } = picture
    files.set(row.id, {
      fileId: row.id,
      fileUrl: url1080,
      fileName: row.file_name,
      width,
      height,
      size: row.size_bytes,
      blur,
      color,
      exif,
      aiFound: aiMark.parse(row.ai_found),
      verdicts: row.verdicts.filter(isVerdict).map((name) => verdictTexts[name]),
    })
  }
  return files
}

/** The file of an upload that has just ended. */
export async function loadUploadedFile(ctx: Ctx, fileId: string): Promise<UploadedFile> {
  const file = (await loadUploadedFiles(ctx, [fileId])).get(fileId)
  if (file === undefined) throw new Error(`file ${fileId} is gone right after its upload`)
  return file
}
