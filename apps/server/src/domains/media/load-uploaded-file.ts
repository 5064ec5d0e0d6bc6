import { verdictTexts, type UploadedFile, type Verdict } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { loadPictures } from './media.view.ts'

const verdictNames: readonly string[] = Object.keys(verdictTexts)
const isVerdict = (name: string): name is Verdict => verdictNames.includes(name)

/** A file as the answer of its upload shows it to its owner. */
export async function loadUploadedFile(ctx: Ctx, fileId: string): Promise<UploadedFile> {
  const picture = (await loadPictures(ctx, [fileId])).get(fileId)
  const row = await ctx.db
    .selectFrom('stored_file')
    .select(['file_name', 'size_bytes', 'verdicts'])
    .where('id', '=', fileId)
    .executeTakeFirst()
  if (picture === undefined || row === undefined)
    throw new Error(`file ${fileId} is gone right after its upload`)
  const { url1080, width, height, blur, color, exif } = picture
  return {
    fileId,
    fileUrl: url1080,
    fileName: row.file_name,
    width,
    height,
    size: row.size_bytes,
    blur,
    color,
    exif,
    verdicts: row.verdicts.filter(isVerdict).map((name) => verdictTexts[name]),
  }
}
