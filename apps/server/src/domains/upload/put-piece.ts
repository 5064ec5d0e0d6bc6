import { uploadPieceBytes } from '@guangquan/contract'
import { sql } from 'kysely'
import type { App } from '../../context.ts'
import { fail } from '../../fail.ts'
import { pieceCount } from './begin-upload.ts'
import { pieceKey } from './piece-keys.ts'

export interface Piece {
  uploadId: string
  index: number
  body: Buffer
}

/**
 * Stores one piece. The same piece again replaces it; any node accepts any piece, in any order.
 * @returns indexes received so far
 * @throws Failure UploadNotFound, UploadMismatch (no such piece, or of another length), StorageFull
 */
export async function putPiece(
  app: App,
  ownerId: string,
  { uploadId, index, body }: Piece,
): Promise<number[]> {
  const upload = await app.db
    .selectFrom('file_upload')
    .select(['size_bytes', 'file_id', 'received', 'refusal'])
    .where('id', '=', uploadId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  if (upload === undefined) fail('UploadNotFound')
  // A retry after the upload was finished or refused has nothing to do.
  if (upload.file_id !== null || upload.refusal !== null) return upload.received
  if (index >= pieceCount(upload.size_bytes)) fail('UploadMismatch')
  if (body.length !== pieceLength(upload.size_bytes, index)) fail('UploadMismatch')
  const key = pieceKey(uploadId, index)
  await app.storage.put(key, body, 'application/octet-stream')
  const updated = await app.db
    .updateTable('file_upload')
    .set({
      received: sql<
        number[]
      >`(select array_agg(distinct one order by one) from unnest(received || ${index}::int) one)`,
    })
    .where('id', '=', uploadId)
    .where('file_id', 'is', null)
    .where('refusal', 'is', null)
    .returning('received')
    .executeTakeFirst()
  if (updated !== undefined) return updated.received
  // Finished, refused or begun anew meanwhile: its folder was swept before this piece was in it.
  await app.storage.remove(key)
  const finished = await app.db
    .selectFrom('file_upload')
    .select('received')
    .where('id', '=', uploadId)
    .executeTakeFirst()
  return finished?.received ?? fail('UploadNotFound')
}

/** Bytes of one piece: all are equal but the last. */
export function pieceLength(size: number, index: number): number {
  return Math.min(uploadPieceBytes, size - index * uploadPieceBytes)
}
