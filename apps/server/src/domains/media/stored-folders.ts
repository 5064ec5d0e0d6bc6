import { watermarkFromPx } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import type { DescribedObjects, StoredFolder } from '../../jobs/stored-folder.ts'
import { shownWatermarkVersion } from './media.store.ts'
import { copyKey, pdfMime, readCopyName, stampedKey, type CopyFormat } from '../image/index.ts'
import { watermarkVersionFor } from './picture-urls.ts'

/** Uploaded files as they were sent. Those of erased members are gone, and their size is 0. */
const originals: StoredFolder = {
  folder: 'originals',
  isTransient: false,
  describe: async (db, ids) => {
    const rows = await db
      .selectFrom('stored_file')
      .select(['id', 'original_key', 'size_bytes', 'created_at'])
      .where('id', 'in', ids)
      .execute()
    return new Map(
      rows.map(({ id, original_key: key, size_bytes, created_at: madeAt }) => [
        id,
        { madeAt, required: size_bytes > 0 ? [key] : [], allows: (other) => size_bytes > 0 && other === key },
      ]),
    )
  },
  listUnseen: (db, unseen) => listUnseenFiles(db, sql<SqlBool>`size_bytes > 0`, unseen),
}

const copies: StoredFolder = {
  folder: 'copies',
  isTransient: false,
  describe: describeCopies,
  listUnseen: (db, unseen) =>
    listUnseenFiles(db, sql<SqlBool>`(mime like 'image/%' or mime = ${pdfMime})`, unseen),
}

async function describeCopies(db: Queryable, ids: readonly string[]): Promise<Map<string, DescribedObjects>> {
  const rows = await db
    .selectFrom('stored_file')
    .select(['id', 'public_prefix', 'webp_sizes', 'avif_sizes', 'p3_sizes', 'p3_avif_sizes', 'moving_size'])
    .select(['mime', 'watermark', 'mark_version', 'copies_ready', 'created_at'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map((row) => {
      if (row.mime === pdfMime) {
        const stamped = stampedKey(row.public_prefix)
        return [
          row.id,
          { madeAt: row.created_at, required: [stamped], allows: (key: string) => key === stamped },
        ]
      }
      const version = shownWatermarkVersion(row)
      // While a watermark is applied, only what it does not touch is certain.
      const shown = (sizes: number[]) => sizes.filter((size) => row.copies_ready || size < watermarkFromPx)
      const keyOf = (size: number, gamut: 'srgb' | 'p3', format: CopyFormat) =>
        copyKey(
          row.public_prefix,
          { size, gamut, mark: watermarkVersionFor({ mark: version }, size) },
          format,
        )
      const required = [
        ...shown(row.webp_sizes).map((size) => keyOf(size, 'srgb', 'webp')),
        ...shown(row.avif_sizes).map((size) => keyOf(size, 'srgb', 'avif')),
        ...shown(row.p3_sizes).map((size) => keyOf(size, 'p3', 'webp')),
        ...shown(row.p3_avif_sizes).map((size) => keyOf(size, 'p3', 'avif')),
        ...(row.moving_size === null
          ? []
          : [
              copyKey(
                row.public_prefix,
                { size: row.moving_size, gamut: 'srgb', mark: 0, moving: true },
                'webp',
              ),
            ]),
      ]
      // Clean copies stay beside those with a watermark, which may be taken off again.
      const marks = [0, row.mark_version]
      return [
        row.id,
        {
          madeAt: row.created_at,
          required,
          allows: (key) => marks.some((mark) => isCopy(row.public_prefix, key, mark)),
        },
      ]
    }),
  )
}

function isCopy(prefix: string, key: string, mark: number): boolean {
  const [, name, format] = /\/([^/]+)\.(webp|avif)$/.exec(key) ?? []
  const copy = readCopyName(name ?? '')
  return copy?.mark === mark && key === `${prefix}/${name}.${format}`
}

/** Files whose objects of one folder were all missing. */
export async function listUnseenFiles(
  db: Queryable,
  requires: RawBuilder<SqlBool>,
  { before, seen, limit }: Parameters<StoredFolder['listUnseen']>[1],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from stored_file
    where created_at < ${before} and ${requires} and not exists (select from ${seen} as seen where seen.id = stored_file.id)
    order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export const mediaFolders: readonly StoredFolder[] = [originals, copies]
