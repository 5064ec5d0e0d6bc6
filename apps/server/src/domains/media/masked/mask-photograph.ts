import { rm } from 'node:fs/promises'
import { useTypes, type MaskedPicture, type MaskRegion } from '@guangquan/contract'
import { sql } from 'kysely'
import type { App, Ctx } from '../../../context.ts'
import { fail } from '../../../fail.ts'
import { changeWatermark } from '../change-watermark.ts'
import { copyExif } from '../../exposure/index.ts'
import { decodersOf, orderOf, ruleOf } from '../../image/index.ts'
import { finishCopies } from '../finish-copies.ts'
import { findFile, type FileRow } from '../media.store.ts'
import { pictureUrls } from '../picture-urls.ts'
import { storeFile } from '../store-file.ts'
import { writeTemporary } from '../../../storage/temporary-file.ts'

const maskable: readonly number[] = [
  useTypes.photo,
  useTypes.articlePhoto,
  useTypes.articleCover,
  useTypes.comment,
]

/**
 * Makes a masked copy of a photograph as a file of its own, with the same owner, camera data and choices. Nothing uses
 * it until `withholdPhotograph`; without that it is removed like an upload that nobody uses.
 * @throws ContentNotFound when the file or its original is gone, or it is no picture of a post or comment; Unavailable
 */
export async function maskPhotograph(
  ctx: Pick<Ctx, 'app' | 'db'>,
  { fileId, regions }: { fileId: string; regions: readonly MaskRegion[] },
): Promise<MaskedPicture> {
  const { app } = ctx
  const file = await findFile(ctx.db, fileId)
  if (file === null || !maskable.includes(file.use_type) || file.withheld_at !== null) fail('ContentNotFound')
  const body = await maskedOriginal(app, file, regions)
  // Without an owner first: it does not count in a quota that may be full.
  const id = await storeFile(app, null, body, { fileName: 'masked.jpg', useType: file.use_type })
  await takeOver(app, file, id)
  await finishCopies(app, id)
  const masked = (await findFile(ctx.db, id)) ?? fail('ContentNotFound')
  const address = {
    id,
    webpSizes: masked.webp_sizes,
    p3Sizes: masked.p3_sizes,
    mark: masked.watermark === 0 ? 0 : masked.mark_version,
    copiesReady: masked.copies_ready,
    largeOpen: masked.large_open,
  }
  const { url480, url1080 } = pictureUrls(app, address, { signed: true, visitor: false })
  return { fileId: id, url480, url1080 }
}

async function maskedOriginal(app: App, file: FileRow, masks: readonly MaskRegion[]): Promise<Buffer> {
  const original = (await app.storage.get(file.original_key)) ?? fail('ContentNotFound')
  const local = await writeTemporary(app, original.stream)
  try {
    const { copies, large, minShortEdge } = ruleOf(file.use_type)
    const [long, short] = [Math.max(file.width, file.height), Math.min(file.width, file.height)]
    // Large enough for every copy, and for the shortest edge of a photograph.
    const largest = large ?? copies.at(-1) ?? fail('ContentNotFound')
    const size = Math.min(long, Math.max(largest.size, Math.ceil((long * minShortEdge) / short)))
    const order = orderOf('masked', local.path, file.use_type)
    const result = await decodersOf(app).front.run({
      ...order,
      copies: [{ ...largest, size }],
      masks: [...masks],
    })
    if (result.kind === 'refused') throw new Error(`no masked copy of ${file.id}: ${result.reason}`)
    const [made] = result.picture.copies
    return Buffer.from(made?.body ?? fail('ContentNotFound'))
  } finally {
    await rm(local.path, { force: true })
  }
}

/** Gives the masked file what belongs to its photograph: owner, name, camera data and the author's choices. */
async function takeOver(app: App, file: FileRow, id: string): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    await sql`update stored_file as masked set owner_id = source.owner_id, file_name = source.file_name,
        licence = source.licence, large_open = source.large_open, ai_found = source.ai_found,
        verdicts = source.verdicts, masked_from = source.id
      from stored_file as source where masked.id = ${id} and source.id = ${file.id}`.execute(tx)
    await copyExif(tx, { from: file.id, to: id })
    const { watermark } = file
    if (watermark === 1 || watermark === 2) await changeWatermark(tx, id, { watermark, text: file.mark_text })
  })
}
