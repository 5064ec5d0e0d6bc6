import { watermarkFromPx } from '@guangquan/contract'
import type { Insertable } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import type { DB } from '../../db/tables.gen.ts'
import { ruleOf, type FileRule } from '../image/index.ts'
import { refuseOverQuota } from './upload-limits.ts'
import type { CopyMark } from '../image/index.ts'
import { cleanFileName } from './file-name.ts'

export interface FileRow {
  id: string
  /** Null for a picture of the site itself. */
  owner_id: string | null
  use_type: number
  mime: string
  original_key: string
  public_prefix: string
  is_public: boolean
  webp_sizes: number[]
  avif_sizes: number[]
  p3_sizes: number[]
  p3_avif_sizes: number[]
  moving_size: number | null
  watermark: number
  mark_text: string
  mark_version: number
  copies_ready: boolean
  large_open: boolean
  width: number
  height: number
  created_at: Date
  withheld_at: Date | null
}

const fileById = preparedQuery<{ id: string }, FileRow>('media.fileById', (db, param) =>
  db
    .selectFrom('stored_file')
    .select([
      'id',
      'owner_id',
      'use_type',
      'mime',
      'original_key',
      'public_prefix',
      'is_public',
      'webp_sizes',
      'avif_sizes',
      'p3_sizes',
      'p3_avif_sizes',
      'moving_size',
      'watermark',
      'mark_text',
      'mark_version',
      'copies_ready',
      'large_open',
      'width',
      'height',
      'created_at',
      'withheld_at',
    ])
    .where('id', '=', param('id')),
)

export async function findFile(db: Queryable, id: string): Promise<FileRow | null> {
  return (await fileById(db, { id }))[0] ?? null
}

/** Version of the watermark on copies of 1080 px and more; 0 without one. */
export function shownWatermarkVersion(file: { watermark: number; mark_version: number }): number {
  return file.watermark === 0 ? 0 : file.mark_version
}

/** The watermark that all files of a use have, as columns of the row. */
export function ownMark({ mark }: Pick<FileRule, 'mark'>) {
  return { watermark: mark?.kind ?? 0, mark_text: mark?.text ?? '', mark_version: mark === null ? 0 : 1 }
}

/** The watermark to draw on a file's copies. */
export function watermarkFor(file: {
  use_type: number
  watermark: number
  mark_text: string
}): CopyMark | null {
  const { mark } = ruleOf(file.use_type)
  if (mark !== null) return mark
  if (file.watermark === 0) return null
  return { kind: file.watermark === 1 ? 1 : 2, text: file.mark_text, fromPx: watermarkFromPx }
}

/**
 * Inserts the row of a file whose bytes are about to be stored, within its owner's quota. Locks out other uploads of
 * the owner until the end of `tx`.
 * @throws Failure QuotaFull
 */
export async function insertFile(
  tx: Tx,
  row: Omit<Insertable<DB['stored_file']>, 'file_name'> & { size_bytes: number },
  { fileName, countedBytes = 0 }: { fileName: string; countedBytes?: number },
): Promise<void> {
  if (row.owner_id != null)
    await refuseOverQuota(tx, row.owner_id, { size: row.size_bytes, counted: countedBytes })
  await tx
    .insertInto('stored_file')
    .values({ ...row, file_name: cleanFileName(fileName) })
    .execute()
}
