import {
  uploadPieceBytes,
  useTypes,
  type FileUpload,
  type MethodOutput,
  type MethodParsed,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { fail, Failure } from '../../fail.ts'
import { freeFloorBytes } from '../../storage/folder-storage.ts'
import { refuseClosed } from './refuse-closed.ts'
import { lockQuota, refuseTooLarge, refuseOverQuota, cleanFileName } from '../media/index.ts'
import { usableForMs } from '../../storage/file-times.ts'
import { removePieces } from './remove-old-uploads.ts'
import { refuseManyVideos } from '../footage/index.ts'

/**
 * Begins an upload. For the same file of the same member it resumes an unfinished one; one that has become a file not
 * yet used needs no piece at all. A file already used, or said to have another size, is a new upload: two posts never
 * share one. What is resumed or refused does not count towards the limit.
 */
export async function beginUpload(
  ctx: MemberCtx,
  input: MethodParsed<typeof FileUpload.Begin>,
): Promise<MethodOutput<typeof FileUpload.Begin>> {
  try {
    const { isNew, ...begun } = await begin(ctx, input)
    if (!isNew) await ctx.app.limiter.giveBack('upload', ctx)
    return begun
  } catch (error) {
    if (error instanceof Failure) await ctx.app.limiter.giveBack('upload', ctx)
    throw error
  }
}

async function begin(
  ctx: MemberCtx,
  input: MethodParsed<typeof FileUpload.Begin>,
): Promise<MethodOutput<typeof FileUpload.Begin> & { isNew: boolean }> {
  const { app, db, viewer, now } = ctx
  await refuseClosed(ctx, input.useType)
  await refuseTooLarge(db, viewer.id, input)
  const sha256 = Buffer.from(input.sha256, 'hex')
  const fileName = cleanFileName(input.fileName)
  const free = await app.storage.freeBytes()
  // The pieces, the whole file and the copies exist at the same time for a moment.
  if (free !== null && free - 3 * input.size < freeFloorBytes) fail('StorageFull')

  const { upload, replaced, isNew } = await db.transaction().execute(async (tx) => {
    await lockQuota(tx, viewer.id)
    const known = await findUpload(tx, viewer.id, { ...input, sha256 })
    const isUnderWay = known !== undefined && known.file_id === null && !known.is_refused
    const isFinished = known !== undefined && isUsable(known, now)
    if (isFinished || (isUnderWay && known.size_bytes === input.size)) {
      const upload = await resume(tx, known.id, { fileName, now })
      return { upload, replaced: null, isNew: false }
    }
    await refuseOverQuota(tx, viewer.id, { size: input.size, counted: isUnderWay ? known.size_bytes : 0 })
    if (input.useType === useTypes.video) await refuseManyVideos({ app, db: tx }, { ownerId: viewer.id, now })
    // Another file under another id: pieces of the two never meet.
    if (known !== undefined) await tx.deleteFrom('file_upload').where('id', '=', known.id).execute()
    const upload = await tx
      .insertInto('file_upload')
      .values({
        id: uuid(),
        owner_id: viewer.id,
        file_name: fileName,
        size_bytes: input.size,
        sha256,
        use_type: input.useType,
        created_at: now,
      })
      .returning(['id', 'received', 'file_id'])
      .executeTakeFirstOrThrow()
    return { upload, replaced: known?.id ?? null, isNew: true }
  })
  if (replaced !== null) await removePieces(app, replaced)
  const all = Array.from({ length: pieceCount(input.size) }, (_, index) => index)
  return {
    isNew,
    uploadId: upload.id,
    pieceBytes: uploadPieceBytes,
    received: upload.file_id === null ? upload.received : all,
  }
}

interface FoundUpload {
  id: string
  is_refused: boolean
  size_bytes: number
  file_id: string | null
  used_at: Date | null
  /** Of the file; long ago when a deleted post has released it. */
  created_at: Date | null
}

/** Whether it has become a file that no post uses and one still may. */
function isUsable({ used_at, created_at }: FoundUpload, now: Date): boolean {
  return created_at !== null && used_at === null && created_at.getTime() > now.getTime() - usableForMs
}

async function findUpload(
  tx: Tx,
  ownerId: string,
  { sha256, useType }: { sha256: Buffer; useType: number },
): Promise<FoundUpload | undefined> {
  return tx
    .selectFrom('file_upload as upload')
    .leftJoin('stored_file as file', 'file.id', 'upload.file_id')
    .select(sql<boolean>`upload.refusal is not null`.as('is_refused'))
    .select(['upload.id', 'upload.size_bytes', 'file.id as file_id', 'file.used_at', 'file.created_at'])
    .where('upload.owner_id', '=', ownerId)
    .where('upload.sha256', '=', sha256)
    .where('upload.use_type', '=', useType)
    .executeTakeFirst()
}

function resume(
  tx: Tx,
  uploadId: string,
  { fileName, now }: { fileName: string; now: Date },
): Promise<{ id: string; received: number[]; file_id: string | null }> {
  return tx
    .updateTable('file_upload')
    .set({ file_name: fileName, created_at: now })
    .where('id', '=', uploadId)
    .returning(['id', 'received', 'file_id'])
    .executeTakeFirstOrThrow()
}

/** Number of pieces of a file of `size` bytes. */
export function pieceCount(size: number): number {
  return Math.ceil(size / uploadPieceBytes)
}
