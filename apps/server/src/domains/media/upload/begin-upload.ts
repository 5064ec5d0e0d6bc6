import {
  uploadPieceBytes,
  useTypes,
  type FileUpload,
  type MethodOutput,
  type MethodParsed,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../../context.ts'
import { fail } from '../../../fail.ts'
import { freeFloorBytes } from '../../../storage/folder-storage.ts'
import { refuseClosed, refuseTooLarge, refuseOverQuota } from './upload-limits.ts'
import { cleanFileName } from '../file-name.ts'
import { refuseManyVideos } from '../video/store-video.ts'

/**
 * Begins an upload. For the same file of the same member it resumes an unfinished one; one that has become a file not
 * yet used needs no piece at all. A file already used starts over: two posts never share one.
 */
export async function beginUpload(
  ctx: MemberCtx,
  input: MethodParsed<typeof FileUpload.Begin>,
): Promise<MethodOutput<typeof FileUpload.Begin>> {
  const { app, db, viewer, now } = ctx
  await refuseClosed(ctx, input.useType)
  await refuseTooLarge(db, viewer.id, input)
  const free = await app.storage.freeBytes()
  // The pieces, the whole file and the copies exist at the same time for a moment.
  if (free !== null && free - 3 * input.size < freeFloorBytes) fail('StorageFull')

  const upload = await db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('file_upload as upload')
      .leftJoin('stored_file as file', 'file.id', 'upload.file_id')
      .select(['upload.id', 'upload.size_bytes', 'upload.received', 'file.id as file_id', 'file.used_at'])
      .where('upload.owner_id', '=', viewer.id)
      .where('upload.sha256', '=', Buffer.from(input.sha256, 'hex'))
      .where('upload.use_type', '=', input.useType)
      .executeTakeFirst()
    const isFinished = known !== undefined && known.file_id !== null && known.used_at === null
    const isUnderWay = known !== undefined && known.file_id === null
    const goesOn = isUnderWay && known.size_bytes === input.size
    if (!isFinished && !goesOn) {
      const counted = isUnderWay ? known.size_bytes : 0
      await refuseOverQuota(tx, viewer.id, { size: input.size, counted })
    }
    if (input.useType === useTypes.video && !isFinished && !goesOn) await refuseManyVideos(tx, viewer.id, now)
    return tx
      .insertInto('file_upload')
      .values({
        id: uuid(),
        owner_id: viewer.id,
        file_name: cleanFileName(input.fileName),
        size_bytes: input.size,
        sha256: Buffer.from(input.sha256, 'hex'),
        use_type: input.useType,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['owner_id', 'sha256', 'use_type']).doUpdateSet({
          file_name: cleanFileName(input.fileName),
          created_at: now,
          ...(isFinished || goesOn
            ? {}
            : {
                size_bytes: input.size,
                received: sql<number[]>`'{}'`,
                file_id: null,
                finishing_until: null,
              }),
        }),
      )
      .returning(['id', 'received', 'file_id'])
      .executeTakeFirstOrThrow()
  })
  const all = Array.from({ length: pieceCount(input.size) }, (_, index) => index)
  return {
    uploadId: upload.id,
    pieceBytes: uploadPieceBytes,
    received: upload.file_id === null ? upload.received : all,
  }
}

/** Number of pieces of a file of `size` bytes. */
export function pieceCount(size: number): number {
  return Math.ceil(size / uploadPieceBytes)
}
